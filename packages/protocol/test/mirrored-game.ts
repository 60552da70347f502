import { mirrorOpen, readOpen } from '../src/state';
import { randomGame, randomOf } from './random-game';
import { expectSame, Wire } from './wire';

/** Somebody new comes once in so many steps; when there are too many, the one who came second goes. */
const STEPS_PER_JOIN = 20;
const MOST_READERS = 5;

export interface Played {
  readonly steps: number;
  readonly joins: number;
  readonly patchBytes: number;
  readonly largestPatch: number;
}

/** Plays a game before readers who come at random moments. After every step, each must read exactly what lies open. */
export function playBeforeReaders(game: string, seats: number, seed: number): Played {
  const rng = randomOf(seed, 'readers');
  const wire = new Wire();
  wire.patch();
  // Some games begin unseen: the first reader then comes in the middle.
  if (rng.int(3) > 0) wire.join();
  let steps = 0;
  let joins = 0;
  let patchBytes = 0;
  let largestPatch = 0;
  for (const { state } of randomGame(game, seats, seed)) {
    mirrorOpen(wire.state, game, state.open);
    const bytes = wire.patch();
    if (steps > 0) largestPatch = Math.max(largestPatch, bytes);
    patchBytes += bytes;
    steps += 1;
    if (rng.int(STEPS_PER_JOIN) === 0) {
      wire.join();
      joins += 1;
      if (wire.readers.length > MOST_READERS) wire.readers.splice(1, 1);
    }
    for (const reader of wire.readers) expectSame(readOpen(reader.state, game), state.open);
  }
  return { steps, joins, patchBytes, largestPatch };
}
