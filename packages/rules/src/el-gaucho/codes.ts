/** Why an action is refused. Each code is a sentence in every language's catalogue. */
export const CODES = [
  'malformed',
  'not-your-turn',
  'not-now',
  // start tiles
  'not-your-tile',
  'keep-count',
  'keep-two-limit',
  'keep-three-limit',
  'keep-order',
  'area-claimed',
  // dice
  'dice-taken',
  'dice-not-taken',
  'dice-not-in-ring',
  'dice-not-yours',
  'dice-wrong-sum',
  'area-wants-one-low-die',
  // gauchos
  'no-such-space',
  'space-empty',
  'space-occupied',
  'space-not-free',
  'not-your-lying-gaucho',
  'not-a-rivals-lying-gaucho',
  'no-gaucho',
  'recall-not-needed',
  'recall-not-lying',
  // areas
  'area-occupied',
  'area-spent',
  'area-empty',
  'area-fresh',
  'sort-outside-round-up',
  // special actions
  'herd-too-small',
  'no-rivals-tile',
  'steppe-empty',
  'no-free-space',
  'steppe-must-settle',
  'pair-too-high',
  'recall-not-for-pair',
  // round-up
  'not-in-batch',
  'sort-no-gaucho',
  'sort-wrong-place',
] as const;

export type Code = (typeof CODES)[number];
