/** Why nobody can choose the dice, from the lobby on. */
export const fairness = {
  title: 'Fair dice',
  text: 'Before the start, each browser and the server put a sealed secret into the dice. Nobody can choose them, not even the host.',
  more: 'Show the seals',
  server: 'Server',
  none: 'not sealed yet',
  you: '{{name}} (you)',
  bot: 'a bot brings no secret',
  open: 'The seals can still be changed: they are frozen when the host starts.',
  frozen:
    'The seals are frozen. Whoever wants to be sure writes them down: after the match, every secret must fit its seal.',
  'own-yes':
    'Your browser’s secret is behind your seal: it has a share in every roll, so nobody can steer them.',
  'own-no': 'This browser has no share in the rolls of this match.',
  chosen: 'Dice chosen: test table',
  'chosen-text':
    'Somebody chose what the dice of this table are made of, to try something out. Nothing about them can be verified.',
} as const;
