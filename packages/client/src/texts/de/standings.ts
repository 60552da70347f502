import type { Translation } from '@pampa/texts';
import type { standings as english } from '../en/standings';

export const standings = {
  podium: 'Die Rangliste',
  unfinished: 'Die Partie wurde ohne Ergebnis beendet. So stand es am Schluss.',
  'no-winner': 'Alle haben aufgegeben: Niemand gewinnt',
  wins: '{{players}} gewinnt',
  'wins-shared': '{{players}} teilen sich den Sieg',
  rank: 'Platz {{rank}}',
  'in-detail': 'In Zahlen',
  round: 'Runde',
  total: 'Summe',
} as const satisfies Translation<typeof english, 'de'>;
