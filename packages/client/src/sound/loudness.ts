import { filtered } from './filters';
import { RATE, type Samples } from './samples';

/** As long as an ear takes to hear how loud a short sound is. */
const WINDOW_SECONDS = 0.1;

export function peakOf(sound: Samples): number {
  return sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/**
 * How loud the loudest tenth of a second is, in decibels below full scale, weighted as ears do (the curve of ITU-R
 * BS.1770: little bass, more of the highs).
 */
export function loudnessOf(sound: Samples): number {
  const heard = filtered(filtered(sound, 'high-shelf', 1680, Math.SQRT1_2, 4), 'high', 38, 0.5);
  const window = Math.round(WINDOW_SECONDS * RATE);
  let [energy, loudest] = [0, 0];
  for (let i = 0; i < heard.length; i++) {
    energy += (heard[i] ?? 0) ** 2;
    if (i >= window) energy -= (heard[i - window] ?? 0) ** 2;
    loudest = Math.max(loudest, energy);
  }
  return 10 * Math.log10(loudest / window);
}

/** Two or three sounds may fall together: a single one leaves them room. */
const HIGHEST_PEAK = 0.7;

/** The sound as loud as wanted, in decibels as above; quieter where its peaks would be too high. */
export function levelled(sound: Samples, decibels: number): Samples {
  const gain = Math.min(10 ** ((decibels - loudnessOf(sound)) / 20), HIGHEST_PEAK / peakOf(sound));
  return sound.map((sample) => sample * gain);
}
