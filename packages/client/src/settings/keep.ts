import type { Signal } from '@preact/signals';
import { LANGUAGES } from '@pampa/texts';
import { keptSettings, SETTINGS_KEY } from './kept';
import { LONGEST_NAME } from './name';
import { settings, type Settings } from './settings';

type Values = { readonly [K in keyof Settings]: Settings[K]['value'] };

/** What is read back was written by an older page, another one, or a curious person: only what fits is taken. */
const FITS: { readonly [K in keyof Settings]: (value: unknown) => value is Values[K] } = {
  language: oneOf(...LANGUAGES),
  volume: (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
  motion: oneOf('auto', 'full', 'reduced'),
  speed: oneOf(0.5, 1, 2, 4),
  theme: oneOf('auto', 'day', 'dusk'),
  board: oneOf('scene', 'plain'),
  vibration: (value): value is boolean => typeof value === 'boolean',
  name: (value): value is string => typeof value === 'string' && value.length <= LONGEST_NAME,
};

const NAMES = Object.keys(FITS) as readonly (keyof Settings)[];

/**
 * Settings as they were last chosen in this browser, from now on kept, and the same in all its tabs. What was never chosen
 * is not kept: it goes on following the browser and whatever we later find to be a better start.
 */
export function keepSettings(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  recall(storage);
  for (const name of NAMES) {
    let isFirst = true;
    settings[name].subscribe((value) => {
      if (!isFirst) remember(storage, name, value);
      isFirst = false;
    });
  }
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY) recall(storage);
  });
}

function recall(storage: Pick<Storage, 'getItem'>): void {
  const kept = keptSettings(storage);
  for (const name of NAMES) take(name, kept[name]);
}

function take(name: keyof Settings, value: unknown): void {
  if (FITS[name](value)) (settings[name] as Signal<unknown>).value = value;
}

function remember(storage: Pick<Storage, 'getItem' | 'setItem'>, name: keyof Settings, value: unknown): void {
  try {
    const kept = keptSettings(storage);
    if (kept[name] !== value) storage.setItem(SETTINGS_KEY, JSON.stringify({ ...kept, [name]: value }));
  } catch {
    // Full or forbidden: the choice lasts as long as the page.
  }
}

function oneOf<const V>(...values: readonly V[]): (value: unknown) => value is V {
  return (value): value is V => values.some((each) => each === value);
}
