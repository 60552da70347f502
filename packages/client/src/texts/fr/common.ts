import type { Translation } from '@pampa/texts';
import type { common as english } from '../en/common';

export const common = {
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
  'try-again': 'Réessayer',
} as const satisfies Translation<typeof english, 'fr'>;
