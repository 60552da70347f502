import type { Draft } from '../kernel/game';
import { copyOf } from './lists';
import type { ElGauchoState, Held, Open, Ranch } from './state';

/** By hand, field by field: search makes millions of these, and a generic copy takes twenty times as long. */
export function clone({ open, held, sealed }: ElGauchoState): Draft<ElGauchoState> {
  return {
    open: cloneOpen(open),
    held: held.map(cloneHeld),
    sealed: { pile: copyOf(sealed.pile), steppe: copyOf(sealed.steppe) },
  };
}

export function cloneOpen(open: Open): Draft<Open> {
  const { turn } = open;
  return {
    layout: open.layout,
    phase: open.phase,
    round: open.round,
    lastDiceRound: open.lastDiceRound,
    startSeat: open.startSeat,
    removedRace: open.removedRace,
    tiles: copyOf(open.tiles),
    riders: copyOf(open.riders),
    rodeo: copyOf(open.rodeo),
    pile: open.pile,
    steppe: open.steppe,
    turn: {
      seat: turn.seat,
      mustTake: turn.mustTake,
      dice: copyOf(turn.dice),
      wish: turn.wish,
      settled: turn.settled,
    },
    ranches: open.ranches.map(cloneRanch),
  };
}

function cloneRanch(ranch: Ranch): Draft<Ranch> {
  const { areas, herds } = ranch;
  return {
    pesos: ranch.pesos,
    income: copyOf(ranch.income),
    supply: ranch.supply,
    areas: {
      sort: areas.sort,
      wish: areas.wish,
      sale: areas.sale,
      thief: areas.thief,
      overseer: areas.overseer,
      steppe: areas.steppe,
    },
    herds: {
      brown: copyOf(herds.brown),
      ochre: copyOf(herds.ochre),
      black: copyOf(herds.black),
      white: copyOf(herds.white),
      spotted: copyOf(herds.spotted),
    },
    batch: copyOf(ranch.batch),
    ready: ranch.ready,
    discards: ranch.discards,
    sold: copyOf(ranch.sold),
  };
}

export function cloneHeld(held: Held): Draft<Held> {
  return {
    drawn: copyOf(held.drawn),
    kept: copyOf(held.kept),
    discarded: copyOf(held.discarded),
    tray: copyOf(held.tray),
    seen: copyOf(held.seen),
  };
}
