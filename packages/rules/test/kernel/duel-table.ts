import { act } from '../../src/kernel/act';
import { seatMatch } from '../../src/kernel/conformance/seating';
import type { Game, Seat } from '../../src/kernel/game';
import type { Match, Step } from '../../src/kernel/match';
import { isRefusal, type Refusal } from '../../src/kernel/refusal';
import { undoable, type Undoable } from '../../src/kernel/undo';
import { undoLast } from './undo-last';
import { duel, type Duel, type DuelAction } from './conformance/duel';

/** A table of the small duel at one moment; every act gives the next one and leaves this one as it was. */
export class DuelTable {
  constructor(
    readonly match: Match<Duel>,
    readonly step: Step<Duel> | null = null,
  ) {}

  static of(seats: number, seed = 1, game: Game<Duel> = duel): DuelTable {
    return new DuelTable(seatMatch(game, { seats, options: { rounds: 2 }, seed }, true));
  }

  /** The lowest card that the seat has in its hand. */
  card(seat: Seat): DuelAction {
    return { type: 'choose', card: this.match.state.held[seat]!.hand[0]! };
  }

  /** `seq` is the entry that the seat had seen when it chose. */
  tries(seat: Seat, action: unknown, seq = this.match.seq): Step<Duel> | Refusal {
    return act(this.match, { seat, action, seq, at: 0, by: 'person' });
  }

  does(seat: Seat, action: DuelAction | DuelAction['type'], seq = this.match.seq): DuelTable {
    return this.after(this.tries(seat, typeof action === 'string' ? { type: action } : action, seq));
  }

  chooses(...seats: Seat[]): DuelTable {
    return seats.reduce<DuelTable>((table, seat) => table.does(seat, table.card(seat)), this);
  }

  triesToUndo(seat: Seat, consent = false): Step<Duel> | Refusal {
    return undoLast(this.match, { seat, at: 0, by: 'person', consent });
  }

  undoes(seat: Seat, consent = false): DuelTable {
    return this.after(this.triesToUndo(seat, consent));
  }

  undoable(seat: Seat): Undoable<Duel> {
    return undoable(this.match, seat);
  }

  private after(step: Step<Duel> | Refusal): DuelTable {
    if (isRefusal(step)) throw new Error(`refused: ${JSON.stringify(step)}`);
    return new DuelTable(step.match, step);
  }
}
