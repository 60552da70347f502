import type { Translation } from '@pampa/texts';
import type { standings as english } from '../en/standings';

export const standings = {
  podium: 'Le classement',
  unfinished: 'La partie a été arrêtée sans résultat. Voici où elle en était.',
  'no-winner': 'Tout le monde a abandonné\u00a0: personne ne gagne',
  wins: '{{players}} gagne la partie',
  'wins-shared': 'Victoire partagée\u00a0: {{players}}',
  rank: 'Rang {{rank}}',
  'in-detail': 'En chiffres',
  round: 'Manche',
  total: 'Total',
} as const satisfies Translation<typeof english, 'fr'>;
