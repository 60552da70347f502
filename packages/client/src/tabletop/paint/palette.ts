import type { Colour } from '@pampa/protocol';

/** Colours of the canvas. The page's are tokens in shell/theme.css, which a canvas can't use. */
export const INK = '#2b1d12';
export const CREAM = '#fbf2dd';
export const GOLD = '#e2ad45';
/** The ground behind a bare number. */
export const BARE = '#f6e9cb';

export interface SeatPaint {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  /** The colour of text and emblems on it. */
  readonly on: string;
}

export const SEATS: Readonly<Record<Colour, SeatPaint>> = {
  red: { base: '#bd3328', light: '#e0604a', dark: '#7c1c17', on: '#fff4e2' },
  blue: { base: '#2a66a6', light: '#5b95cf', dark: '#173f6c', on: '#fff4e2' },
  green: { base: '#3f7f35', light: '#74ad58', dark: '#23501f', on: '#fff4e2' },
  yellow: { base: '#e9b12c', light: '#ffd66a', dark: '#a06f0d', on: '#2b1d12' },
  purple: { base: '#7a4189', light: '#a874b5', dark: '#4a2156', on: '#fff4e2' },
};

export const FONTS = {
  display: '"Rye", "Zilla Slab", Georgia, serif',
  slab: '"Zilla Slab", Rockwell, Georgia, serif',
  text: '"Source Sans 3", "Segoe UI", system-ui, sans-serif',
} as const;
