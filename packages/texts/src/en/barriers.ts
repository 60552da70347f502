import type { Barrier } from '@pampa/rules';

/** Why nothing can be taken back. */
export const barriers = {
  start: 'You have done nothing yet that you could take back.',
  draw: 'Dice have been rolled or tiles drawn since: chance can’t be taken back.',
  reveal: 'Something hidden has come to light since: that can’t be taken back.',
  'other-seat': 'Somebody else has moved since: you can’t take it back alone.',
  'ended-turn': 'You have ended your turn: you can’t take it back alone any more.',
  over: 'The match is over: nothing can be taken back any more.',
} as const satisfies Record<Barrier, string>;
