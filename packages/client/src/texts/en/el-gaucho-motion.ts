/** What is written on ribbons across the board. */
export const elGauchoMotion = {
  round: 'Round {{round}}',
  'round-line': '{{name}} begins',
  'last-with-dice': 'The last dice',
  'last-with-dice-line': 'Round {{round}}. One more follows, without dice.',
  'without-dice': 'The final round',
  'without-dice-line': 'No dice: only gauchos in the areas act.',
  'pile-emptied': 'The pile is empty',
  'pile-emptied-line': 'Round {{round}} will be the last with dice.',
  winner: '{{name}} wins!',
  'winner-line_one': 'with {{count, number}} peso',
  'winner-line_other': 'with {{count, number}} pesos',
  winners: 'A shared win!',
  'winners-line_one': '{{names}}: {{count, number}} peso each',
  'winners-line_other': '{{names}}: {{count, number}} pesos each',
} as const;
