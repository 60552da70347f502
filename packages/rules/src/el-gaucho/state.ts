import type { Seat, State, View } from '../kernel/game';
import type { Action } from './actions';
import type { Area } from './areas';
import type { Code } from './codes';
import type { Die } from './dice';
import type { ElGauchoEvent, HeldFacts, SealedFacts } from './events';
import type { LayoutName } from './layouts';
import type { Rider } from './riders';
import type { Race, Tile } from './tiles';

export interface Options {
  readonly layout: LayoutName;
  /** Who has the start player token first; rematches rotate it. */
  readonly startSeat: 'random' | Seat;
}

/**
 *   keep           all choose their start tiles at once
 *   claim          first gauchos, counter-clockwise
 *   turn           somebody takes dice and uses them
 *   steppe         somebody has looked at the steppe and must settle what he takes
 *   round-up       all who have a choice add their cattle at once
 *   last-round-up  the same for what stood in pastures that were not full
 */
export type Phase = 'keep' | 'claim' | 'turn' | 'steppe' | 'round-up' | 'last-round-up' | 'over';

/** An area as its owner has it: `fresh` was occupied this turn, `spent` emptied this turn. */
export type Spot = 'empty' | 'manned' | 'fresh' | 'spent';

/** What a player has in front of him. */
export interface Ranch {
  readonly pesos: number;
  /** Pesos by source, in the order of INCOME_SOURCES. */
  readonly income: readonly number[];
  /** Gauchos at hand. */
  readonly supply: number;
  readonly areas: Readonly<Record<Area, Spot>>;
  /** One herd per race, from left to right. */
  readonly herds: Readonly<Record<Race, readonly Tile[]>>;
  /** Cattle come home in this round-up, still to be added. */
  readonly batch: readonly Tile[];
  /** Has chosen his start tiles. */
  readonly ready: boolean;
  /** How many start tiles he put back face down. */
  readonly discards: number;
  /**
   * Cattle he sold, out of the game. Kept per seat: several seats may sell at once in a round-up, and the state must not
   * depend on who was quicker.
   */
  readonly sold: readonly Tile[];
}

export interface Turn {
  readonly seat: Seat;
  /** Two dice are still to be taken. */
  readonly mustTake: boolean;
  /** Taken and not yet used. */
  readonly dice: readonly Die[];
  /** The wished die; 0 if there is none, or it is used. */
  readonly wish: Die;
  /** One tile of the steppe is settled, and a second may follow. */
  readonly settled: boolean;
}

export interface Open {
  readonly layout: LayoutName;
  readonly phase: Phase;
  /** 0 before the first. */
  readonly round: number;
  /** The last round with dice; 0 as long as the pile lasts. One more follows, without dice. */
  readonly lastDiceRound: number;
  readonly startSeat: Seat;
  /** Two players: the race that is out of the game. */
  readonly removedRace: Race | null;
  /** Per open space, bottom pasture first, from left to right; 0 where no tile lies. */
  readonly tiles: readonly Tile[];
  /** Per open space, as `tiles`. */
  readonly riders: readonly Rider[];
  /** The dice left in the ring. */
  readonly rodeo: readonly Die[];
  /** Tiles in the draw pile and on the steppe. */
  readonly pile: number;
  readonly steppe: number;
  readonly turn: Turn;
  readonly ranches: readonly Ranch[];
}

export interface Held {
  /** Start tiles to choose from. */
  readonly drawn: readonly Tile[];
  /** Chosen, until all have. */
  readonly kept: readonly Tile[];
  readonly discarded: readonly Tile[];
  /** What he looks at on the steppe right now. */
  readonly tray: readonly Tile[];
  /** Everything he ever saw on the steppe. What lies open nowhere yet is still there. */
  readonly seen: readonly Tile[];
}

export interface Sealed {
  /** The next tile is the last one. */
  readonly pile: readonly Tile[];
  readonly steppe: readonly Tile[];
}

export interface ElGaucho {
  options: Options;
  open: Open;
  held: Held;
  sealed: Sealed;
  action: Action;
  event: ElGauchoEvent;
  heldFacts: HeldFacts;
  sealedFacts: SealedFacts;
  code: Code;
}

export type ElGauchoState = State<ElGaucho>;
export type ElGauchoView = View<ElGaucho>;
