import { filtered } from './filters';
import { chanceFrom, mix, silence, type Samples } from './samples';
import { knock, puff, struck } from './voices';

/** When dice touch the wood: the throw of the director's timeline, hard at first, then ever lighter and closer. */
const BOUNCES = [0.3, 0.36, 0.45, 0.52, 0.58, 0.66, 0.71, 0.77, 0.84, 0.89, 0.95] as const;

/** Dice rattle in the hand, fly, and knock on wood until they lie. */
export function dice(): Samples {
  const chance = chanceFrom(7);
  const sound = silence(1.25);
  for (let i = 0; i < 9; i++) {
    mix(sound, bone(1 + chance() * 0.5), i * 0.027 + chance() * 0.012, 0.1 + chance() * 0.12);
  }
  BOUNCES.forEach((at, i) => {
    const fall = 1 - i / BOUNCES.length;
    mix(sound, knock(1.25 + chance() * 0.5, chance), at, 0.25 + 0.75 * fall * fall);
    if (i % 2 === 1) mix(sound, bone(1.2 + chance() * 0.4), at + 0.013, 0.14 * fall);
  });
  return filtered(sound, 'low', 5200);
}

/** One die against another. */
function bone(size: number): Samples {
  return struck(
    [
      { hz: 2350 / size, gain: 0.6, decay: 0.006 },
      { hz: 3900 / size, gain: 0.4, decay: 0.004 },
    ],
    0.05,
  );
}

/** A die taken off the wood. */
export function pick(): Samples {
  const chance = chanceFrom(21);
  const sound = silence(0.16);
  mix(sound, knock(0.8, chance), 0, 0.5);
  mix(sound, bone(1.3), 0.045, 0.32);
  return filtered(sound, 'low', 5600);
}

/** The last seconds of a clock: a small block of wood, hardly more than a thought. */
export function tick(): Samples {
  return struck(
    [
      { hz: 1180, gain: 0.7, decay: 0.009 },
      { hz: 2360, gain: 0.16, decay: 0.004 },
    ],
    0.07,
  );
}

/** Tiles laid out one after the other. */
export function refill(): Samples {
  const chance = chanceFrom(5);
  const sound = silence(0.62);
  for (const [i, at] of [0.02, 0.16, 0.29, 0.41].entries()) {
    mix(sound, filtered(puff(0.09, 0.03, chance), 'band', 1500, 0.7), Math.max(0, at - 0.02), 0.1);
    mix(sound, knock(1.9, chance), at, 0.8 - i * 0.12);
  }
  return filtered(sound, 'low', 3000);
}
