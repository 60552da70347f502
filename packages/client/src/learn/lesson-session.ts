import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { COLOURS, USUAL_OPTIONS } from '@pampa/protocol';
import type { PublicTable } from '@pampa/protocol/state';
import { eventsFor, viewAt, type Match } from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho } from '@pampa/rules/el-gaucho';
import { Listeners } from '../table/network/listeners';
import { Refused } from '../table/refused';
import { replayTable } from '../table/replay/replay-table';
import type { Connection, LoggedStep, Moment, SeenStep, TableSession, Unsubscribe } from '../table/session';
import { LEARNER, matchAfter, stepOf, type Move, type Script } from './script';

const NOTHING_PASSES = (): Unsubscribe => () => undefined;

/** What becomes of what the learner does: whoever gives the lesson decides. */
export interface Teacher {
  tries(action: Action): void;
  takesBack(): void;
}

/**
 * A match in which a lesson is given: it is played by the rules, but goes on only as the teacher says. Another piece of
 * another match can be laid out on the same table.
 */
export class LessonSession implements TableSession {
  readonly code = '';
  readonly advise = null;
  readonly can = { talk: false, agree: false, share: false, pass: false };
  readonly connection: ReadonlySignal<Connection> = signal({ state: 'here' });
  readonly you = signal(String(LEARNER));
  readonly seat = signal(LEARNER);
  readonly lines = signal([]);
  readonly muted = signal(new Set<string>());
  readonly hearsGallery = signal(false);
  readonly pushKey = signal(null);
  readonly pending = signal(null);
  readonly game = signal(elGaucho);
  readonly header;
  readonly table;
  readonly moment;
  /** Nothing is asked while something is told. */
  readonly isResting = signal(true);
  readonly #match;
  readonly #log = signal<readonly LoggedStep<ElGaucho>[]>([]);
  readonly #watching = new Listeners<[SeenStep]>();
  readonly #teacher: Teacher;

  constructor(script: Script, learner: ReadonlySignal<string>, teacher: Teacher) {
    this.#teacher = teacher;
    this.#match = signal<Match<ElGaucho>>(matchAfter(script, script.from));
    this.header = computed(() => this.#match.value.header);
    this.moment = computed((): Moment => {
      const match = this.#match.value;
      return { seq: match.seq, view: viewAt(match, LEARNER) };
    });
    this.table = computed(() => this.#tableOf(learner.value));
  }

  get log(): ReadonlySignal<readonly LoggedStep[]> {
    return this.#log;
  }

  /** There at once: after so many moves of this script. */
  layOut(script: Script, count: number): void {
    batch(() => {
      this.#match.value = matchAfter(script, count);
      this.#log.value = [];
    });
  }

  /** One move on, for the eyes. */
  play(move: Move): void {
    const before = this.#match.peek();
    const { match, entry, events } = stepOf(before, move);
    const { seq, seat, at, by } = entry;
    const line = {
      seq,
      seat,
      at,
      by,
      action: move.act,
      undo: null,
      consent: false,
      events: eventsFor(events, LEARNER),
    };
    batch(() => {
      this.#match.value = match;
      this.#log.value = [...this.#log.peek(), line];
    });
    this.#watching.tell({ ...line, before: viewAt(before, LEARNER), after: this.moment.peek().view });
  }

  onStep(hear: (step: SeenStep) => void): Unsubscribe {
    return this.#watching.add(hear);
  }

  readonly onEmote = NOTHING_PASSES;
  readonly onNudge = NOTHING_PASSES;
  readonly onRematch = NOTHING_PASSES;

  /** Nobody keeps time. */
  now(): number {
    return 0;
  }

  /** Whether it is played is for the teacher to say: a move that is not wanted now is answered, and was no mistake. */
  act(action: object): Promise<void> {
    this.#teacher.tries(action as Action);
    return Promise.resolve();
  }

  undo(): Promise<void> {
    this.#teacher.takesBack();
    return Promise.resolve();
  }

  request(): Promise<never> {
    return Promise.reject(new Refused('not-found'));
  }

  /** A lesson is not worth keeping. */
  record(): Promise<null> {
    return Promise.resolve(null);
  }

  reconnect(): void {
    // There is no connection to lose.
  }

  close(): void {
    // Nobody knows that one was here.
  }

  #tableOf(learner: string): PublicTable {
    const { header, seq } = this.#match.value;
    const table = replayTable(header, COLOURS.slice(0, header.players.length));
    const own = this.#log.value.findLast(({ seat }) => seat === LEARNER)?.seq ?? null;
    const seats = table.seats.map((seat, index) =>
      index === LEARNER
        ? { ...seat, name: learner, undo: { own, withConsent: null, barrier: 'start' as const } }
        : seat,
    );
    return {
      ...table,
      seq,
      seats,
      options: { ...USUAL_OPTIONS, chat: 'off', undo: 'own' },
      paused: this.isResting.value,
    };
  }
}
