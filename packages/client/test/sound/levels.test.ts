import { SOUND_NAMES, soundOf, USUAL_LOUDNESS } from '../../src/sound/book';
import { loudnessOf, peakOf } from '../../src/sound/loudness';
import { RATE } from '../../src/sound/samples';

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
});
