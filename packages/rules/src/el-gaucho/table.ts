import type { Draft, GameEvent, Outcome, Rng, Seat } from '../kernel/game';
import { INDEX_OF_SOURCE, type IncomeSource } from './income';
import type { ElGauchoEvent, HeldFacts, SealedFacts } from './events';
import { groundOf, type Ground } from './layouts';
import type { ElGaucho, ElGauchoState, Held, Open, Ranch, Sealed } from './state';
import type { Tile } from './tiles';

/** What `play` works on: the draft, and what will be told of it. */
export interface Table {
  readonly open: Draft<Open>;
  readonly held: Draft<Held>[];
  readonly sealed: Draft<Sealed>;
  readonly ground: Ground;
  readonly rng: Rng;
  readonly events: GameEvent<ElGaucho>[];
  reveals: 'everybody' | readonly Seat[];
  secret: boolean;
  final: boolean;
}

/** Thrown where the rest depends on what the player can't know; only `preview` ever runs into it. */
export class Uncertain extends Error {}

const NOBODY_LEARNS: readonly Seat[] = [];

export function tableOf(draft: Draft<ElGauchoState>, rng: Rng): Table {
  const { open, held, sealed } = draft;
  return {
    open,
    held,
    sealed,
    ground: groundOf(open.layout, open.ranches.length),
    rng,
    events: [],
    reveals: NOBODY_LEARNS,
    secret: false,
    final: false,
  };
}

export function outcomeOf(table: Table): Outcome<ElGaucho> {
  const { events, reveals, secret, final } = table;
  return { events, reveals, secret, final };
}

export function tell(table: Table, open: ElGauchoEvent): void {
  table.events.push({ open });
}

export function tellPrivately(table: Table, open: ElGauchoEvent, seat: Seat, facts: HeldFacts): void {
  table.events.push({ open, held: [{ seat, facts }] });
}

export function tellSealed(table: Table, open: ElGauchoEvent, sealed: SealedFacts): void {
  table.events.push({ open, sealed });
}

export function revealToAll(table: Table): void {
  table.reveals = 'everybody';
}

export function revealTo(table: Table, seat: Seat): void {
  if (table.reveals !== 'everybody') table.reveals = [...table.reveals, seat];
}

export function ranchOf(table: Table, seat: Seat): Draft<Ranch> {
  return table.open.ranches[seat] as Draft<Ranch>;
}

export function heldOf(table: Table, seat: Seat): Draft<Held> {
  return table.held[seat] as Draft<Held>;
}

export function earn(ranch: Draft<Ranch>, source: IncomeSource, pesos: number): void {
  const index = INDEX_OF_SOURCE[source];
  ranch.income[index] = (ranch.income[index] as number) + pesos;
  ranch.pesos += pesos;
}

/** The top tile of the draw pile. */
export function drawTile(table: Table): Tile {
  const tile = table.sealed.pile.pop();
  if (tile === undefined) throw new Uncertain();
  table.open.pile -= 1;
  return tile;
}

/**
 * End of the game (E1 to E3). Emptying the pile brings the end near: one more round with dice, one without. Told once,
 * after what emptied it.
 */
export function noticeEmptyPile(table: Table): void {
  const { open } = table;
  if (open.pile > 0 || open.lastDiceRound > 0) return;
  open.lastDiceRound = open.round + 1;
  tell(table, { type: 'pile-emptied', lastDiceRound: open.lastDiceRound });
}

export function indexOfSpace(table: Table, space: number): number {
  const index = table.ground.indexOf.get(space);
  if (index === undefined) throw new RangeError(`no space in play: ${String(space)}`);
  return index;
}
