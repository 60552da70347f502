import type { Translation } from '@pampa/texts';
import type { common as english } from '../en/common';

export const common = {
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  confirm: 'Confirmer',
  copied: 'Copié',
  copy: 'Copier',
  save: 'Enregistrer',
  'try-again': 'Réessayer',
} as const satisfies Translation<typeof english, 'fr'>;
