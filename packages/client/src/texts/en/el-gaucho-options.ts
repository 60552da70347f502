/** What can be chosen before a match of El Gaucho. */
export const elGauchoOptions = {
  layout: 'Pastures',
  'layout-hint': 'Short ones fill sooner: the match is quicker and tighter.',
  'layout-wide': 'Long',
  'layout-narrow': 'Short',
  startSeat: 'Who begins',
  'startSeat-hint': 'In a rematch, the next player begins.',
  'startSeat-random': 'Chance decides',
} as const;
