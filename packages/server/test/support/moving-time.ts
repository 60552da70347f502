import { createNow } from '../../src/room/now';

/** A clock for a server under test, that runs like any other and can be moved ahead. */
export interface MovingTime {
  readonly now: () => number;
  pass(ms: number): void;
}

/** A clock that stands unless it is moved: what a limit gives back in a second must not come by itself on a slow machine. */
export function standingTime(): MovingTime {
  let at = Date.now();
  return {
    now: () => at,
    pass(ms) {
      at += ms;
    },
  };
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
