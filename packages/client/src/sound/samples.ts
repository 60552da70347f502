/** Mono sound, at `RATE` samples a second. Browsers resample where their output runs at another rate. */
export type Samples = Float32Array<ArrayBuffer>;

export const RATE = 44_100;

export function silence(seconds: number): Samples {
  return new Float32Array(Math.ceil(seconds * RATE));
}

/** Adds a sound into another one, `at` seconds from its beginning. What hangs over the end is cut off. */
export function mix(into: Samples, sound: Samples, at: number, gain = 1): void {
  const from = Math.round(at * RATE);
  const length = Math.min(sound.length, into.length - from);
  for (let i = 0; i < length; i++) into[from + i] = (into[from + i] ?? 0) + (sound[i] ?? 0) * gain;
}

/** Multiplies by a curve over the sound's own time: `shape` gets 0 at the beginning and 1 at the end. */
export function shaped(sound: Samples, shape: (progress: number) => number): Samples {
  return sound.map((sample, i) => sample * shape(i / sound.length));
}

/** A sound that breaks off clicks: the last moments fade. */
export function faded(sound: Samples, seconds = 0.02): Samples {
  const tail = Math.min(sound.length, Math.round(seconds * RATE));
  const from = sound.length - tail;
  return sound.map((sample, i) => (i < from ? sample : (sample * (sound.length - i)) / tail));
}

/** Chance of a sound's own, so that it is the same sound on every machine and in every test. */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
  };
}
