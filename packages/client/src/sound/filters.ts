import { RATE, type Samples } from './samples';

/** The two-pole filters of Robert Bristow-Johnson's Audio EQ Cookbook, as far as sounds here need them. */
export type Kind = 'low' | 'high' | 'band' | 'high-shelf';

interface Coefficients {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** Below it a filter is of no use and its sums explode. */
const LOWEST_HZ = 10;

function coefficients(kind: Kind, hz: number, q: number, gainDb: number): Coefficients {
  const w = (2 * Math.PI * Math.min(Math.max(hz, LOWEST_HZ), RATE * 0.45)) / RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const by = (a0: number, b: readonly [number, number, number], a1: number, a2: number): Coefficients => ({
    b0: b[0] / a0,
    b1: b[1] / a0,
    b2: b[2] / a0,
    a1: a1 / a0,
    a2: a2 / a0,
  });
  switch (kind) {
    case 'low':
      return by(1 + alpha, [(1 - cos) / 2, 1 - cos, (1 - cos) / 2], -2 * cos, 1 - alpha);
    case 'high':
      return by(1 + alpha, [(1 + cos) / 2, -1 - cos, (1 + cos) / 2], -2 * cos, 1 - alpha);
    case 'band':
      return by(1 + alpha, [alpha, 0, -alpha], -2 * cos, 1 - alpha);
    case 'high-shelf': {
      const a = 10 ** (gainDb / 40);
      const root = 2 * Math.sqrt(a) * alpha;
      return by(
        a + 1 - (a - 1) * cos + root,
        [
          a * (a + 1 + (a - 1) * cos + root),
          -2 * a * (a - 1 + (a + 1) * cos),
          a * (a + 1 + (a - 1) * cos - root),
        ],
        2 * (a - 1 - (a + 1) * cos),
        a + 1 - (a - 1) * cos - root,
      );
    }
  }
}

/** How often a gliding filter looks where it has to be: often enough that nobody hears the stairs. */
const GLIDE_SAMPLES = 32;

/** `hz` may glide: it is asked for with the progress of the sound, 0 to 1. */
export function filtered(
  sound: Samples,
  kind: Kind,
  hz: number | ((progress: number) => number),
  q = Math.SQRT1_2,
  gainDb = 0,
): Samples {
  const result = new Float32Array(sound.length);
  let c = coefficients(kind, typeof hz === 'number' ? hz : hz(0), q, gainDb);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < sound.length; i++) {
    if (typeof hz !== 'number' && i % GLIDE_SAMPLES === 0) {
      c = coefficients(kind, hz(i / sound.length), q, gainDb);
    }
    const x = sound[i] ?? 0;
    const y = c.b0 * x + c.b1 * x1 + c.b2 * x2 - c.a1 * y1 - c.a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    result[i] = y;
  }
  return result;
}
