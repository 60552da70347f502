import { barriers } from './barriers';
import { emotes } from './emotes';
import { houseCodes } from './house-codes';
import { matches } from './matches';
import { notices } from './notices';
import { presets } from './presets';
import { proposals } from './proposals';

export const house = {
  barriers,
  emotes,
  'house-codes': houseCodes,
  matches,
  notices,
  presets,
  proposals,
} as const;
