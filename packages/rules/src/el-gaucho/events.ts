import type { Seat } from '../kernel/game';
import type { Area } from './areas';
import type { Die } from './dice';
import type { SaleKind } from './income';
import type { Space } from './layouts';
import type { Race, Tile } from './tiles';

/** A gaucho who was fetched from a pasture because the supply was empty. */
export interface Recalled {
  readonly space: Space;
  readonly tile: Tile;
}

export interface Settled {
  readonly space: Space;
  readonly tile: Tile;
}

export interface CameHome extends Settled {
  readonly seat: Seat;
}

/** Everything an animation or a line of the log needs: who, what, from where to where, how much and why. */
export type ElGauchoEvent =
  | { readonly type: 'chose'; readonly seat: Seat }
  | { readonly type: 'herds-shown'; readonly herds: readonly (readonly Tile[])[] }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly area: Area }
  | {
      readonly type: 'round-began';
      readonly round: number;
      readonly startSeat: Seat;
      readonly kind: 'usual' | 'last-with-dice' | 'without-dice';
    }
  | { readonly type: 'rolled'; readonly dice: readonly Die[] }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly dice: readonly Die[] }
  | Placed<'stood' | 'laid'>
  | {
      readonly type: 'raised';
      readonly seat: Seat;
      readonly space: Space;
      readonly tile: Tile;
      readonly dice: readonly Die[];
    }
  | {
      readonly type: 'occupied';
      readonly seat: Seat;
      readonly area: Area;
      readonly dice: readonly Die[];
      readonly recalled?: Recalled;
    }
  | { readonly type: 'recalled'; readonly seat: Seat; readonly area: Area }
  | { readonly type: 'wished'; readonly seat: Seat; readonly die: Die }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly race: Race;
      readonly kind: SaleKind;
      readonly tiles: readonly Tile[];
      readonly highest: number;
      readonly pesos: number;
      readonly bonus: number;
    }
  | {
      readonly type: 'stole';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly tile: Tile;
      readonly indemnity: number;
    }
  | {
      readonly type: 'joined';
      readonly seat: Seat;
      readonly tile: Tile;
      /** Where it stands in its herd now, from the left. */
      readonly place: number;
      readonly how: 'added' | 'sorted' | 'stolen';
    }
  | { readonly type: 'roused'; readonly seat: Seat; readonly cattle: readonly Settled[] }
  | {
      readonly type: 'ousted';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly space: Space;
      readonly tile: Tile;
      readonly indemnity: number;
    }
  | { readonly type: 'scouted'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'settled'; readonly seat: Seat; readonly space: Space; readonly tile: Tile }
  | { readonly type: 'left-steppe'; readonly seat: Seat }
  | { readonly type: 'steppe-refilled'; readonly count: number; readonly pile: number }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'came-home'; readonly pasture: number; readonly cattle: readonly CameHome[] }
  | { readonly type: 'last-came-home'; readonly cattle: readonly CameHome[] }
  | { readonly type: 'pastures-refilled'; readonly cattle: readonly Settled[]; readonly pile: number }
  | { readonly type: 'pile-emptied'; readonly lastDiceRound: number }
  | { readonly type: 'game-ended'; readonly winners: readonly Seat[] };

interface Placed<Type> {
  readonly type: Type;
  readonly seat: Seat;
  readonly space: Space;
  readonly tile: Tile;
  readonly dice: readonly Die[];
  readonly recalled?: Recalled;
}

/** With `chose`: what was kept and put back. With `scouted`: what lies on the steppe. */
export interface HeldFacts {
  readonly kept?: readonly Tile[];
  readonly discarded?: readonly Tile[];
  readonly steppe?: readonly Tile[];
}

/** With `steppe-refilled`: what came onto the steppe. */
export interface SealedFacts {
  readonly tiles: readonly Tile[];
}
