import { createNow } from '../../src/room/now';

/** A clock for a server under test, that runs like any other and can be moved ahead. */
export interface MovingTime {
  readonly now: () => number;
  pass(ms: number): void;
}

export function movingTime(): MovingTime {
  const real = createNow();
  let ahead = 0;
  return {
    now: () => real() + ahead,
    pass(ms) {
      ahead += ms;
    },
  };
}
