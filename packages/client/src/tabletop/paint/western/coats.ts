type Horns = 'none' | 'long' | 'lyre' | 'curled' | 'short';
type Ears = 'level' | 'drooping';

export type CoatName = 'brown' | 'ochre' | 'black' | 'white' | 'spotted';

/** How a breed of cattle looks. Coat, horns and ears each tell it from the others, so that colour is not needed for it. */
export interface Coat {
  readonly hair: string;
  readonly hairLight: string;
  readonly hairDark: string;
  /** The background of a head: lighter or darker than the coat. */
  readonly air: readonly [string, string];
  readonly muzzle: string;
  readonly horn: readonly [string, string];
  readonly horns: Horns;
  readonly ears: Ears;
  readonly mark: 'white-face' | 'dun' | 'sheen' | 'smoke' | 'patches';
  /** What is written on the hide. */
  readonly on: string;
}

export const COATS: Readonly<Record<CoatName, Coat>> = {
  brown: {
    hair: '#8c4526',
    hairLight: '#b5683d',
    hairDark: '#5a2915',
    air: ['#f6dcae', '#e2ae72'],
    muzzle: '#e9b7a0',
    horn: ['#fbeecb', '#c39a5c'],
    horns: 'curled',
    ears: 'level',
    mark: 'white-face',
    on: '#ffeed2',
  },
  ochre: {
    hair: '#dc9a35',
    hairLight: '#f5c467',
    hairDark: '#a3651a',
    air: ['#fdf0c9', '#f0cf86'],
    muzzle: '#7a5138',
    horn: ['#fffaf0', '#bfae8d'],
    horns: 'long',
    ears: 'level',
    mark: 'dun',
    on: '#3b2106',
  },
  black: {
    hair: '#37333a',
    hairLight: '#6a6673',
    hairDark: '#17151a',
    air: ['#e9e4dc', '#b9b2ad'],
    muzzle: '#5c555c',
    horn: ['#d9c9a0', '#8d7748'],
    horns: 'none',
    ears: 'level',
    mark: 'sheen',
    on: '#f4efe6',
  },
  white: {
    hair: '#f4eee2',
    hairLight: '#ffffff',
    hairDark: '#c5b8a2',
    air: ['#a9c3cd', '#7c9dab'],
    muzzle: '#5d5450',
    horn: ['#6d6257', '#3a332d'],
    horns: 'lyre',
    ears: 'drooping',
    mark: 'smoke',
    on: '#4a3f36',
  },
  spotted: {
    hair: '#f7f1e6',
    hairLight: '#ffffff',
    hairDark: '#cdbfa9',
    air: ['#c9d59a', '#97ab62'],
    muzzle: '#eeb3a4',
    horn: ['#f6e6be', '#b38f54'],
    horns: 'short',
    ears: 'level',
    mark: 'patches',
    on: '#2b1d12',
  },
};

/** The spots of the spotted coat. */
export const SPOT = '#3a2a24';
