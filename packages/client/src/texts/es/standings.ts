import type { Translation } from '@pampa/texts';
import type { standings as english } from '../en/standings';

export const standings = {
  podium: 'La clasificación',
  unfinished: 'La partida se dio por terminada sin resultado. Así estaban las cosas.',
  'no-winner': 'Todos han abandonado: no gana nadie',
  wins: '¡Gana {{players}}!',
  'wins-shared': '¡{{players}} comparten la victoria!',
  rank: 'Puesto {{rank}}',
  'in-detail': 'En cifras',
  round: 'Ronda',
  total: 'Total',
} as const satisfies Translation<typeof english, 'es'>;
