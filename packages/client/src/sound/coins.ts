import { filtered } from './filters';
import { chanceFrom, mix, silence, type Chance, type Samples } from './samples';
import { puff, struck } from './voices';

/** How a thin disc rings: its overtones are no multiples of each other. */
const DISC = [
  { times: 1, gain: 0.5, decay: 0.085 },
  { times: 1.71, gain: 0.34, decay: 0.06 },
  { times: 2.63, gain: 0.2, decay: 0.038 },
  { times: 3.58, gain: 0.1, decay: 0.024 },
] as const;

function coin(hz: number, chance: Chance): Samples {
  const modes = DISC.map(({ times, gain, decay }) => ({ hz: hz * times, gain, decay }));
  const sound = struck(modes, 0.42);
  mix(sound, filtered(puff(0.01, 0.002, chance), 'high', 2500), 0, 0.2);
  return sound;
}

/** A handful of silver, counted out. */
export function coins(): Samples {
  const chance = chanceFrom(19);
  const sound = silence(0.95);
  const falls = [0, 0.075, 0.13, 0.21, 0.265, 0.35, 0.46];
  falls.forEach((at, i) => {
    const hz = 1780 + chance() * 820;
    mix(sound, coin(hz, chance), at + chance() * 0.014, 0.5 + 0.4 * chance() - i * 0.035);
  });
  // Brighter than everything else it stays; what lies above is no silver any more, but hiss that hurts in headphones.
  return filtered(filtered(sound, 'low', 5200), 'low', 7200);
}
