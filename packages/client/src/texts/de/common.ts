import type { Translation } from '@pampa/texts';
import type { common as english } from '../en/common';

export const common = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  confirm: 'Bestätigen',
  copied: 'Kopiert',
  copy: 'Kopieren',
  save: 'Speichern',
  'try-again': 'Erneut versuchen',
} as const satisfies Translation<typeof english, 'de'>;
