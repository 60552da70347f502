import type { emotes as english } from '../en/emotes';
import type { Translation } from '../translation';

export const emotes = {
  laugh: 'Rire',
  wow: 'Étonnement',
  sad: 'Tristesse',
  angry: 'Colère',
  clap: 'Applaudissements',
  think: 'Réflexion',
  hat: 'Coup de chapeau',
  cow: 'Vache',
} as const satisfies Translation<typeof english, 'fr'>;
