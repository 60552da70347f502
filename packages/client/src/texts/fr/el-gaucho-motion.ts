import type { Translation } from '@pampa/texts';
import type { elGauchoMotion as english } from '../en/el-gaucho-motion';

export const elGauchoMotion = {
  round: 'Manche {{round}}',
  'round-line': '{{name}} commence',
  'last-with-dice': 'Les derniers dés',
  'last-with-dice-line': 'Manche {{round}}. Une autre suivra, sans dés.',
  'without-dice': 'La manche finale',
  'without-dice-line': 'Sans dés\u00a0: seuls agissent les gauchos des secteurs.',
  'pile-emptied': 'La pioche est vide',
  'pile-emptied-line': 'La manche {{round}} sera la dernière avec des dés.',
  winner: '{{name}} gagne\u00a0!',
  'winner-line_one': 'avec {{count, number}} peso',
  'winner-line_many': 'avec {{count, number}} de pesos',
  'winner-line_other': 'avec {{count, number}} pesos',
  winners: 'Victoire partagée\u00a0!',
  'winners-line_one': '{{names}}\u00a0: {{count, number}} peso par personne',
  'winners-line_many': '{{names}}\u00a0: {{count, number}} de pesos par personne',
  'winners-line_other': '{{names}}\u00a0: {{count, number}} pesos par personne',
} as const satisfies Translation<typeof english, 'fr'>;
