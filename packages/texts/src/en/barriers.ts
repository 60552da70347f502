import type { Barrier } from '@pampa/rules';

/** Why nothing can be taken back. */
export const barriers = {
  start: 'You have done nothing yet that you could undo.',
  draw: 'Dice have been rolled or tiles drawn since: chance can’t be undone.',
  reveal: 'Something hidden has come to light since: that can’t be undone.',
  'other-seat': 'Somebody else has moved since: you can’t undo it alone.',
  'ended-turn': 'You have ended your turn: you can’t undo it alone any more.',
  over: 'The match is over: nothing can be undone any more.',
} as const satisfies Record<Barrier, string>;
