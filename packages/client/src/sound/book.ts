import type { SoundName } from '../stage/scene';
import { coins } from './coins';
import { dice, pick, refill, tick } from './dice';
import { fanfare, turn } from './guitar';
import { filtered } from './filters';
import { levelled } from './loudness';
import { gate, hooves, lasso, lieDown, shove, step } from './pampa';
import { faded, type Samples } from './samples';

/** What everything is measured against, in decibels below full scale as `loudnessOf` hears them. */
export const USUAL_LOUDNESS = -18;

/** No speaker plays what lies below; it only takes the room that others need, and pushes the cone off its middle. */
const RUMBLE_HZ = 45;

interface Page {
  readonly make: () => Samples;
  /** How much louder or quieter than usual. */
  readonly decibels: number;
}

/** All sounds there are, made of nothing: no files to load, none to license. */
const PAGES: Readonly<Record<SoundName, Page>> = {
  dice: { make: dice, decibels: 0 },
  pick: { make: pick, decibels: -4 },
  // Walks are many steps in a row.
  step: { make: step, decibels: -6 },
  'lie-down': { make: lieDown, decibels: -3 },
  gate: { make: gate, decibels: -2 },
  hooves: { make: hooves, decibels: 0 },
  coins: { make: coins, decibels: -2 },
  lasso: { make: lasso, decibels: -1 },
  shove: { make: shove, decibels: 0 },
  turn: { make: turn, decibels: 1 },
  refill: { make: refill, decibels: -3 },
  fanfare: { make: fanfare, decibels: 2 },
  // Comes every second when time is short, and must not unnerve.
  tick: { make: tick, decibels: -6 },
};

export const SOUND_NAMES = Object.keys(PAGES) as readonly SoundName[];

const made = new Map<SoundName, Samples>();

/** Made when first wanted: a few milliseconds each on a laptop, ten times that on an old phone. */
export function soundOf(name: SoundName): Samples {
  let sound = made.get(name);
  if (sound === undefined) {
    const { make, decibels } = PAGES[name];
    sound = levelled(faded(filtered(make(), 'high', RUMBLE_HZ)), USUAL_LOUDNESS + decibels);
    made.set(name, sound);
  }
  return sound;
}
