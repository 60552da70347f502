/** After a match of any game: the ranking and its charts. */
export const standings = {
  podium: 'The ranking',
  unfinished: 'The match was ended without a result. This is how things stood.',
  'no-winner': 'Everybody has resigned: nobody wins',
  wins: '{{players}} wins',
  'wins-shared': '{{players}} share the victory',
  rank: 'Rank {{rank}}',
  'in-detail': 'In numbers',
  round: 'Round',
  total: 'Total',
} as const;
