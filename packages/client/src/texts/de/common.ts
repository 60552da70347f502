import type { Translation } from '@pampa/texts';
import type { common as english } from '../en/common';

export const common = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  'try-again': 'Erneut versuchen',
} as const satisfies Translation<typeof english, 'de'>;
