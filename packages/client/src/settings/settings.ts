import { signal, type Signal } from '@preact/signals';
import type { Language } from '@pampa/texts';
import { browserLanguage } from './browser-language';

/** What somebody has chosen for this browser. Kept by `settings/keep.ts`. */
export interface Settings {
  readonly language: Signal<Language>;
  /** 0 to 1; 0 is silence. */
  readonly volume: Signal<number>;
  /** 'auto' follows what the system prefers. */
  readonly motion: Signal<'auto' | 'full' | 'reduced'>;
  /** How fast steps are played; 1 is as drawn. */
  readonly speed: Signal<0.5 | 1 | 2 | 4>;
  readonly theme: Signal<'auto' | 'day' | 'dusk'>;
  /** 'plain' shows the DOM board alone: old or very small devices, screen readers. */
  readonly board: Signal<'scene' | 'plain'>;
  readonly vibration: Signal<boolean>;
  /** How one is called at a table. */
  readonly name: Signal<string>;
}

export const settings: Settings = {
  language: signal(browserLanguage()),
  volume: signal(0.6),
  motion: signal('auto'),
  speed: signal(1),
  theme: signal('auto'),
  board: signal('scene'),
  vibration: signal(true),
  name: signal(''),
};
