import { chanceFrom, faded, mix, silence, type Chance, type Samples } from './samples';
import { pluck, withBody } from './voices';

/** In the middle of a guitar, where it is warm. */
const NOTE = {
  D3: 146.83,
  G3: 196,
  A3: 220,
  B3: 246.94,
  D4: 293.66,
  E4: 329.63,
  'F#4': 369.99,
  A4: 440,
  D5: 587.33,
} as const;
type Note = keyof typeof NOTE;

/** How soft the finger is that says it is your turn. */
const FLESH = 0.85;

/** Your turn: two plucks, a fourth upwards. It is heard a hundred times an evening, so it asks and does not shout. */
export function turn(): Samples {
  const chance = chanceFrom(41);
  const sound = silence(1.3);
  mix(sound, pluck(NOTE.A3, 1.2, FLESH, chance), 0, 0.85);
  mix(sound, pluck(NOTE.D4, 1.1, FLESH, chance), 0.17, 0.95);
  return faded(withBody(sound), 0.5);
}

/** The winner: a strummed cadence that opens upwards, as somebody by the fire would play it. */
export function fanfare(): Samples {
  const chance = chanceFrom(43);
  const sound = silence(2.7);
  strum(sound, 0, 1.2, ['G3', 'B3', 'D4'], 0.03, 0.7, chance);
  strum(sound, 0.26, 1, ['A3', 'E4', 'A4'], 0.026, 0.75, chance);
  strum(sound, 0.52, 0.8, ['A3', 'E4', 'A4'], 0.014, 0.6, chance);
  strum(sound, 0.68, 2, ['D3', 'A3', 'D4', 'F#4', 'A4', 'D5'], 0.045, 0.95, chance);
  return faded(withBody(sound), 0.9);
}

function strum(
  into: Samples,
  at: number,
  seconds: number,
  notes: readonly Note[],
  apart: number,
  gain: number,
  chance: Chance,
): void {
  notes.forEach((note, i) => {
    mix(into, pluck(NOTE[note], seconds, 0.6, chance), at + i * apart, gain * (0.75 + 0.25 * chance()));
  });
}
