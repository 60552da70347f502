import type { ActionOf } from '../actions';
import type { Code } from '../codes';
import { isClaimed } from '../phases/claim';
import { isKeepOrder } from '../phases/keep';
import { KEEP_LIMITS } from '../player-counts';
import { valueOf } from '../tiles';
import type { Situation } from './situation';

const OVER_LIMIT: readonly Code[] = ['keep-count', 'keep-two-limit', 'keep-three-limit'];

export function whyNotKeep({ held }: Situation, { tiles }: ActionOf<'keep'>): Code | null {
  if (!tiles.every((tile) => held.drawn.includes(tile))) return 'not-your-tile';
  if (new Set(tiles).size < tiles.length) return 'keep-count';
  const limit = KEEP_LIMITS[tiles.length - 1]?.value ?? 0;
  if (tiles.some((tile) => valueOf(tile) > limit)) return OVER_LIMIT[tiles.length - 1] ?? 'keep-count';
  return isKeepOrder(tiles) ? null : 'keep-order';
}

export function whyNotClaim({ open }: Situation, { area }: ActionOf<'claim'>): Code | null {
  return isClaimed(open, area) ? 'area-claimed' : null;
}
