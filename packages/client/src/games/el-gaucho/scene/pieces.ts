import type { Seat } from '@pampa/rules';
import type { Area, Race, Space, Tile } from '@pampa/rules/el-gaucho';
import type { CommonLook } from '../../../tabletop/cast/common-looks';
import type * as kit from '../../../tabletop/cast/placement';
import type { WorthAs } from '../layout/table-layout';

/**
 * Everything on the table that can move is an actor with a key that says what it is and, where equal things exist,
 * where it is. Whoever moves one gives it the key of where it arrives.
 */
export type ActorKey =
  /** A cattle tile one can see the face of, wherever it lies. */
  | `tile:${Tile}`
  /** A gaucho by where he is: on a pasture space, on an area, or at hand. */
  | `gaucho:${Seat}/space:${Space}`
  | `gaucho:${Seat}/area:${Area}`
  | `gaucho:${Seat}/supply/${number}`
  /** By its place in `open.rodeo` and in `open.turn.dice`. */
  | `die:ring/${number}`
  | `die:hand/${number}`
  | 'die:wish'
  /** Backs: the topmost of the draw pile is the one with the highest number; the steppe; start tiles of others. */
  | `pile/${number}`
  | `steppe/${number}`
  | `drawn:${Seat}/${number}`
  /** On the peso track. */
  | `marker:${Seat}`
  /** Numbers that run. */
  | `pesos:${Seat}`
  | 'count:pile'
  | `count:supply/${Seat}`
  /** What a herd would sell for now: `3 × 9 = 27`. Absent where there is no herd. */
  | `worth:${Seat}/${Race}`
  /** The start player's token, and the lantern at the ranch of whoever is awaited (one per seat). */
  | 'token'
  | `lantern:${Seat}`
  /** Whatever an animation needs for a moment (coins, dust, a banner): nothing of the view is called that. */
  | `extra:${string}`;

export type Look =
  | CommonLook
  /** Face up with `tile`; face down where it is null (unknown) or `up` is false. */
  | {
      readonly kind: 'tile';
      readonly tile: Tile | null;
      readonly up: boolean;
      /** In a herd the value alone counts; elsewhere both numbers do. */
      readonly inHerd: boolean;
    }
  /** `resting`: on an area in the very turn they came there, of no use yet. */
  | {
      readonly kind: 'gaucho';
      readonly seat: Seat;
      readonly pose: 'standing' | 'lying';
      readonly resting: boolean;
    }
  | { readonly kind: 'worth'; readonly tiles: number; readonly highest: number; readonly as: WorthAs };

export type Placement = kit.Placement<Look>;
export type Put = kit.Put<ActorKey, Look>;

/** Width and height at scale 1. */
export const NATURAL = {
  tile: { width: 80, height: 92 },
  gaucho: { width: 48, height: 64 },
  die: { width: 48, height: 48 },
  marker: { width: 26, height: 30 },
  coin: { width: 24, height: 24 },
  token: { width: 34, height: 34 },
  lantern: { width: 30, height: 40 },
  count: { height: 24 },
  worth: { height: 20 },
} as const;
