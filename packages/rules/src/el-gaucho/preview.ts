import { eventsFor } from '../kernel/cut';
import type { Draft, Rng, Seat, SeenEvent } from '../kernel/game';
import type { Action } from './actions';
import { clone } from './clone';
import { NOTHING_HELD } from './held';
import { playOn } from './play';
import type { ElGaucho, ElGauchoState, ElGauchoView } from './state';
import { tableOf, Uncertain } from './table';

/**
 * What is certain to follow. It is the real `play`, on a table where everything the player can't know is missing,
 * up to the point where it would be needed: so a preview can't promise anything else than what then happens.
 */
export function preview(view: ElGauchoView, seat: Seat, action: Action): readonly SeenEvent<ElGaucho>[] {
  const table = tableOf(knownTo(view, seat), UNKNOWABLE);
  try {
    playOn(table, seat, action);
  } catch (error) {
    if (!(error instanceof Uncertain)) throw error;
  }
  return eventsFor(table.events, seat);
}

function knownTo({ open, held }: ElGauchoView, seat: Seat): Draft<ElGauchoState> {
  const own = held ?? NOTHING_HELD;
  return clone({
    open,
    held: open.ranches.map((_, other) => (other === seat ? own : NOTHING_HELD)),
    sealed: { pile: [], steppe: own.tray },
  });
}

const UNKNOWABLE: Rng = {
  draws: 0,
  int() {
    throw new Uncertain();
  },
  die() {
    throw new Uncertain();
  },
  shuffle() {
    throw new Uncertain();
  },
};
