import { filtered } from './filters';
import { mix, RATE, silence, type Chance, type Samples } from './samples';

/** One way in which a struck body rings. */
export interface Mode {
  readonly hz: number;
  readonly gain: number;
  /** Seconds until it has fallen to a third. */
  readonly decay: number;
}

/** Something struck: every mode rings and dies. */
export function struck(modes: readonly Mode[], seconds: number): Samples {
  const sound = silence(seconds);
  for (const { hz, gain, decay } of modes) {
    const turn = (2 * Math.PI * hz) / RATE;
    const fall = Math.exp(-1 / (decay * RATE));
    let level = gain;
    for (let i = 0; i < sound.length; i++) {
      sound[i] = (sound[i] ?? 0) + level * Math.sin(turn * i);
      level *= fall;
    }
  }
  return sound;
}

export function noise(seconds: number, chance: Chance): Samples {
  return silence(seconds).map(() => chance() * 2 - 1);
}

/** Noise that dies away: the touch of a knock, a foot in the grass. */
export function puff(seconds: number, decay: number, chance: Chance): Samples {
  return noise(seconds, chance).map((sample, i) => sample * Math.exp(-i / (decay * RATE)));
}

/** A hard thing on wood: a dull body, its overtones, and the touch itself. `size` 1 is a die, 2 twice as big. */
export function knock(size: number, chance: Chance): Samples {
  const bend = 1 + (chance() - 0.5) * 0.24;
  const hz = (at: number): number => (at * bend) / size;
  const sound = struck(
    [
      { hz: hz(310), gain: 0.5, decay: 0.032 * size },
      { hz: hz(640), gain: 0.62, decay: 0.02 * size },
      { hz: hz(1490), gain: 0.3, decay: 0.009 },
      { hz: hz(2730), gain: 0.16, decay: 0.005 },
    ],
    0.18 * size,
  );
  mix(sound, filtered(puff(0.02, 0.0025, chance), 'band', 3200 / size, 0.8), 0, 0.5);
  return sound;
}

/** How fast the bright part of a string dies, per pass along it. */
const STRING_LOSS = 0.9965;

/**
 * A plucked string after Karplus and Strong: noise runs along the string and is smoothed with every pass. `softness`
 * (0 to 1) is the flesh of the finger: the softer, the less the noise bites.
 */
export function pluck(hz: number, seconds: number, softness: number, chance: Chance): Samples {
  const period = RATE / hz;
  // The smoothing itself takes half a sample; what is left of a whole one is made up by a first-order all-pass.
  const length = Math.floor(period - 0.5);
  const rest = period - 0.5 - length;
  const tune = (1 - rest) / (1 + rest);
  const string = filtered(noise(length / RATE, chance), 'low', 6000 - 4600 * softness).subarray(0, length);
  const sound = silence(seconds);
  let at = 0;
  let last = 0;
  let tunedIn = 0;
  let tunedOut = 0;
  for (let i = 0; i < sound.length; i++) {
    const now = string[at] ?? 0;
    sound[i] = now;
    const smooth = STRING_LOSS * 0.5 * (now + last);
    last = now;
    tunedOut = tune * (smooth - tunedOut) + tunedIn;
    tunedIn = smooth;
    string[at] = tunedOut;
    at = at + 1 === length ? 0 : at + 1;
  }
  return sound;
}

/** The box of a guitar: air and top give the strings their warmth. */
export function withBody(strings: Samples): Samples {
  const sound = filtered(strings, 'low', 3800);
  mix(sound, filtered(strings, 'band', 105, 1.6), 0, 0.7);
  mix(sound, filtered(strings, 'band', 205, 2.2), 0, 0.6);
  return filtered(sound, 'high', 70);
}
