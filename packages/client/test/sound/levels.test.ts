import { SOUND_NAMES, soundOf, USUAL_LOUDNESS } from '../../src/sound/book';
import { filtered } from '../../src/sound/filters';
import { loudnessOf, peakOf } from '../../src/sound/loudness';
import { RATE, type Samples } from '../../src/sound/samples';

/** In decibels, by its energy. */
const levelOf = (sound: Samples): number =>
  10 * Math.log10(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);

describe('sounds', () => {
  test.each(SOUND_NAMES)('%s never clips, and leaves room for another one', (name) => {
    const peak = peakOf(soundOf(name));
    expect(peak).toBeGreaterThan(0.02);
    expect(peak).toBeLessThanOrEqual(0.7001);
  });

  test.each(SOUND_NAMES)('%s is about as loud as the others', (name) => {
    expect(Math.abs(loudnessOf(soundOf(name)) - USUAL_LOUDNESS)).toBeLessThanOrEqual(7);
  });

  test.each(SOUND_NAMES)('%s begins at once, ends in silence, and is short', (name) => {
    const sound = soundOf(name);
    expect(sound.length / RATE).toBeLessThan(3);
    const firstHeard = sound.findIndex((sample) => Math.abs(sample) > 0.01);
    expect(firstHeard / RATE).toBeLessThan(0.08);
    expect(Math.abs(sound.at(-1)!)).toBeLessThan(0.002);
    expect(sound.every((sample) => Number.isFinite(sample))).toBe(true);
  });

  test.each(SOUND_NAMES)('%s does not hiss', (name) => {
    const sound = soundOf(name);
    // Four times, so that next to nothing of what lies below is counted.
    let above = sound;
    for (let pass = 0; pass < 4; pass++) above = filtered(above, 'high', 6000);
    expect(levelOf(above) - levelOf(sound)).toBeLessThan(-24);
  });

  test.each(SOUND_NAMES)('%s swings around the middle', (name) => {
    const sound = soundOf(name);
    const mean = sound.reduce((sum, sample) => sum + sample, 0) / sound.length;
    expect(Math.abs(mean)).toBeLessThan(1e-4);
  });
});
