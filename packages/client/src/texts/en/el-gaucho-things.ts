/** What a thing on the table is and what it is good for, told to whoever points at it. */
export const elGauchoThings = {
  ring: 'The rodeo ring. On your turn you take two of its dice.',
  pile_one: 'The draw pile: one tile left. When it is empty, the end is near.',
  pile_other: 'The draw pile: {{count, number}} tiles left. When it is empty, the end is near.',
  'pile-empty': 'The draw pile is empty: the end is near.',
  supply_one: 'One gaucho in the supply.',
  supply_other: '{{count, number}} gauchos in the supply.',
  'supply-none': 'No gaucho in the supply.',
  wished: 'The die you wished for. It is lost at the end of the turn.',
  'die-ring': 'A die in the ring. Whoever’s turn it is takes two.',
  'die-own': 'One of the dice taken. Use it alone or together with others: the sum must be exact.',
  face: 'The number the wished die will show.',
  place: 'A gap in the herd: Sort can put the tile here.',
  pasture:
    '{{pasture}}: {{taken}} of {{all}} animals have a gaucho. Once all have one, those who stand come home when the round ends.',
  track: 'The peso track: one field for each peso. After 99 it starts again.',
  'area-sort':
    'Sort. Costs one die of 1, 2 or 3. When cattle come home, put one tile wherever it fits in its herd.',
  'area-wish': 'Wish. Costs one die of 1, 2 or 3. Later it gives you a die of your choice for one turn.',
  'area-sale':
    'Immediate Sale. Costs one die of 1, 2 or 3. Later you sell a herd when you like, with 5 pesos on top.',
  'area-thief':
    'Cattle Thief. Costs 4. Later you take a tile from somebody’s herd; its owner gets its value.',
  'area-overseer':
    'Overseer. Costs 5. Later one or two of your lying gauchos get up, or you take the place of somebody else’s.',
  'area-steppe': 'Steppe. Costs 6. Later you look at its hidden tiles and settle one, or two up to 4 each.',
  'spot-fresh': 'Your gaucho came here this turn.',
  'spot-manned': 'Your gaucho is here and ready.',
  'spot-spent': 'Your gaucho has left this turn.',
  cattle: '{{tile}}: {{big}} to stand on it, {{small}} to lie down.',
  'ridden-standing': '{{player}} stands here.',
  'ridden-lying': '{{player}} lies here.',
  'space-free': 'A free space.',
  herd_one: '{{herd}}: {{size}} × {{highest}} = {{count, number}} peso.',
  herd_other: '{{herd}}: {{size}} × {{highest}} = {{count, number}} pesos.',
  'herd-of_one': '{{player}}, {{herd}}: {{size}} × {{highest}} = {{count, number}} peso.',
  'herd-of_other': '{{player}}, {{herd}}: {{size}} × {{highest}} = {{count, number}} pesos.',
  ranch_one: '{{player}}: {{count, number}} peso.',
  ranch_other: '{{player}}: {{count, number}} pesos.',
} as const;
