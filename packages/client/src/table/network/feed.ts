import type { HeldMessage, StepMessage } from '@pampa/protocol';
import type { PublicTable } from '@pampa/protocol/state';
import { same, type GameTypes, type Seat, type View } from '@pampa/rules';
import type { LoggedStep, Moment, SeenStep } from '../session';

/** What is true now, all of one moment. */
export interface Frame {
  readonly table: PublicTable;
  readonly seat: Seat | null;
  readonly moment: Moment | null;
  /** The entry that led here from the moment shown before; null where one cuts. */
  readonly step: SeenStep | null;
}

/** Before any entry is known. */
const NOWHERE = -1;

/**
 * Puts together what comes in pieces: the mirrored state is one half of a moment, what the seat alone holds the other.
 * A step follows the state it leads to, so between the two nothing is shown: the frame before stays.
 */
export class Feed {
  private you: string | null = null;
  private table: PublicTable | null = null;
  private open: object | null = null;
  private held: object | null = null;
  /** The entry that `held` is of; in the gallery the last one heard of. */
  private heldSeq = NOWHERE;
  private last: StepMessage | null = null;
  private shown: {
    readonly moment: Moment;
    readonly match: string | null;
    readonly seat: Seat | null;
  } | null = null;
  /** Nothing of this connection has been shown yet: what it shows first is cut to. */
  private isNew = true;

  /** First on every connection, and again when one's place changes. What was held belongs to the place before. */
  welcome(you: string): Frame | null {
    this.you = you;
    this.held = null;
    this.heldSeq = NOWHERE;
    this.last = null;
    this.isNew = true;
    return this.frame();
  }

  /** The connection is another: its first state is a whole one. What was shown stays to be compared with. */
  reconnected(): void {
    this.you = null;
    this.table = null;
    this.open = null;
  }

  state(table: PublicTable, open: object | null): Frame | null {
    this.table = table;
    this.open = open;
    return this.frame();
  }

  /** Whoever has a seat waits for what it holds, which comes right behind. */
  match(seq: number): Frame | null {
    if (this.seat === null) this.heldSeq = seq;
    return this.frame();
  }

  hold({ seq, held }: HeldMessage): Frame | null {
    this.held = held;
    this.heldSeq = seq;
    return this.frame();
  }

  step(step: StepMessage): Frame | null {
    if (step.held !== undefined) this.held = step.held;
    this.heldSeq = step.seq;
    this.last = step;
    return this.frame();
  }

  private get seat(): Seat | null {
    const seat = this.table?.seats.findIndex(({ id }) => id !== '' && id === this.you) ?? NOWHERE;
    return seat < 0 ? null : seat;
  }

  private frame(): Frame | null {
    const { table, open, seat, you } = this;
    if (table === null || you === null) return null;
    if (open === null) {
      this.shown = null;
      return { table, seat, moment: null, step: null };
    }
    if (this.heldSeq !== table.seq) return null;
    const view: View<GameTypes> = { open, held: seat === null ? null : this.held };
    const before = this.shown;
    const moment = this.momentOf(table, seat, view);
    const step = this.isNew ? null : this.stepTo(moment, before?.moment ?? null);
    this.shown = { moment, match: table.match, seat };
    this.isNew = false;
    return { table, seat, moment, step };
  }

  /** The one that is shown already, where nothing has happened in the match: nobody draws it a second time. */
  private momentOf(table: PublicTable, seat: Seat | null, view: View<GameTypes>): Moment {
    const { shown } = this;
    const isShown =
      shown?.moment.seq === table.seq &&
      shown.match === table.match &&
      shown.seat === seat &&
      // After a restore an entry of the same number may be another one.
      (!this.isNew || same(shown.moment.view, view));
    return isShown ? shown.moment : { seq: table.seq, view };
  }

  private stepTo(moment: Moment, before: Moment | null): SeenStep | null {
    const { last } = this;
    if (last?.seq !== moment.seq || before?.seq !== moment.seq - 1) return null;
    return { ...loggedStep(last), before: before.view, after: moment.view };
  }
}

export function loggedStep({ seq, seat, at, by, act, undo, consent, events }: StepMessage): LoggedStep {
  return {
    seq,
    seat,
    at,
    by,
    // What crosses the wire is any object; a game's own actions have a type.
    action: (act ?? null) as LoggedStep['action'],
    undo: undo ?? null,
    consent: consent ?? false,
    events,
  };
}
