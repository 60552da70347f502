import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Colour } from '@pampa/protocol';
import type { GameTypes, MatchRecord, Seat, State, Viewer } from '@pampa/rules';
import { Listeners } from '../network/listeners';
import { Refused } from '../refused';
import type { Connection, Moment, SeenStep, TableSession, Unsubscribe } from '../session';
import { seenBy, type Replayed, type Seen } from './play-again';
import { replayTable } from './replay-table';

/** Through whose eyes: a seat's, a spectator's, or those of somebody who knows it all now that it is over. */
export type Eye = 'spectator' | 'open' | Seat;

const NOTHING_PASSES = (): Unsubscribe => () => undefined;

/**
 * A finished match as a table one watches: wherever one goes in it is the present. One move on is a step, to be played
 * as it was; anything else cuts.
 */
export class ReplaySession implements TableSession {
  readonly code = '';
  readonly advise = null;
  readonly can = { talk: false, agree: false, share: true, pass: false };
  readonly connection: ReadonlySignal<Connection> = signal({ state: 'here' });
  readonly you = signal(null);
  readonly eye = signal<Eye>('spectator');
  /** Whose place at the table one looks from. */
  readonly seat = computed((): Seat | null => (typeof this.eye.value === 'number' ? this.eye.value : null));
  readonly lines = signal([]);
  readonly muted = signal(new Set<string>());
  readonly hearsGallery = signal(false);
  readonly pushKey = signal(null);
  readonly pending = signal(null);
  readonly game;
  readonly header;
  readonly table;
  readonly moment;
  readonly log;
  /** The entries there are: the last place one can be at. */
  readonly length: number;
  readonly #replayed: Replayed;
  readonly #seen = new Map<Viewer, Seen>();
  readonly #sight = computed(() => this.#seenBy(this.seat.value));
  readonly #seq = signal(0);
  readonly #watching = new Listeners<[SeenStep]>();

  constructor(replayed: Replayed, colours: readonly Colour[]) {
    const { record, game, steps } = replayed;
    this.#replayed = replayed;
    this.length = steps.length;
    this.game = signal(game);
    this.header = signal(record.header);
    const table = replayTable(record.header, colours);
    this.table = computed(() => {
      const seq = this.#seq.value;
      return { ...table, seq, status: seq === steps.length ? ('over' as const) : table.status };
    });
    this.moment = computed((): Moment => {
      const seq = this.#seq.value;
      const sight = this.#sight.value;
      return { seq, view: sight.steps[seq - 1]?.after ?? sight.start };
    });
    this.log = computed(() => this.#sight.value.steps.slice(0, this.#seq.value));
  }

  /** How many moves have been made. */
  get seq(): ReadonlySignal<number> {
    return this.#seq;
  }

  /** All of it, hidden things too. */
  get state(): State<GameTypes> {
    const { start, steps } = this.#replayed;
    return (steps[this.#seq.value - 1]?.match ?? start).state;
  }

  /** Made when it is first wanted: most people look through one pair of eyes only. */
  #seenBy(viewer: Viewer): Seen {
    const seen = this.#seen.get(viewer) ?? seenBy(this.#replayed, viewer);
    this.#seen.set(viewer, seen);
    return seen;
  }

  /** One move on, for the eyes. False at the end. */
  forward(): boolean {
    const step = this.#sight.peek().steps[this.#seq.peek()];
    if (step === undefined) return false;
    this.#seq.value = step.seq;
    this.#watching.tell(step);
    return true;
  }

  /** There at once. What lies outside of the match is its beginning or its end. */
  jump(seq: number): void {
    this.#seq.value = Math.max(0, Math.min(Math.trunc(seq), this.length));
  }

  onStep(hear: (step: SeenStep) => void): Unsubscribe {
    return this.#watching.add(hear);
  }

  readonly onEmote = NOTHING_PASSES;
  readonly onNudge = NOTHING_PASSES;
  readonly onRematch = NOTHING_PASSES;

  /** The clock stands where the match does. */
  now(): number {
    const seq = this.#seq.peek();
    return this.#replayed.steps[seq - 1]?.entry.at ?? this.header.peek().startedAt;
  }

  act(): Promise<never> {
    return Promise.reject(new Refused('not-seated'));
  }

  undo(): Promise<never> {
    return Promise.reject(new Refused('not-seated'));
  }

  request(): Promise<never> {
    return Promise.reject(new Refused('not-seated'));
  }

  record(): Promise<MatchRecord> {
    return Promise.resolve(this.#replayed.record);
  }

  reconnect(): void {
    // There is no connection to lose.
  }

  close(): void {
    // Nobody knows that one was here.
  }
}
