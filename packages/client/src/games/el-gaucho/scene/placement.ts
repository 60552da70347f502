import type { Seat } from '@pampa/rules';
import type { Area, Die, Race, Space, Tile } from '@pampa/rules/el-gaucho';
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
  /** Face up with `tile`; face down where it is null (nobody knows it) or `up` is false. */
  | {
      readonly kind: 'tile';
      readonly tile: Tile | null;
      readonly up: boolean;
      /** In a herd the value alone counts; elsewhere both numbers do. */
      readonly inHerd: boolean;
    }
  /** `resting`: on an area in the very turn he came there, of no use yet. */
  | {
      readonly kind: 'gaucho';
      readonly seat: Seat;
      readonly pose: 'standing' | 'lying';
      readonly resting: boolean;
    }
  | { readonly kind: 'die'; readonly face: Die; readonly wished: boolean }
  /** `hundreds`: how often it went round the track. */
  | { readonly kind: 'marker'; readonly seat: Seat; readonly hundreds: number }
  /** Whole numbers only; it may be changed in every frame, it costs next to nothing. */
  | {
      readonly kind: 'count';
      readonly value: number;
      /** `gold`, with a dark outline, is what a sale brings: it rises over whatever lies there (the director's). */
      readonly tone: 'ink' | 'light' | 'gold';
      /** Where x is. */
      readonly align: 'left' | 'center';
    }
  | { readonly kind: 'worth'; readonly tiles: number; readonly highest: number; readonly as: WorthAs }
  | { readonly kind: 'token' }
  | { readonly kind: 'lantern' }
  | { readonly kind: 'coin' };

/**
 * Where an actor is: in CSS pixels of the canvas. `x, y` is the middle of a thing that lies, and the point on the ground
 * of a gaucho, in either pose. At scale 1 it is as large as NATURAL says.
 */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** In radians, clockwise. */
  readonly rotation: number;
  readonly scale: number;
  readonly alpha: number;
  /** What is higher covers what is lower. See LAYERS. */
  readonly z: number;
  readonly look: Look;
}

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

/** Where z begins for each kind of thing; what flies goes on AIR for as long as it flies. */
export const LAYERS = { track: 100, board: 200, gaucho: 300, ranch: 400, tray: 600, air: 800 } as const;

export const AT_REST = { rotation: 0, alpha: 1 } as const;

type Defaults = keyof typeof AT_REST;

/** Puts an actor somewhere, upright and solid unless told otherwise. */
export type Put = (
  key: ActorKey,
  placement: Omit<Placement, Defaults> & Partial<Pick<Placement, Defaults>>,
) => void;
