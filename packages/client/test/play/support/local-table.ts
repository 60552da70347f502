import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  act,
  commit,
  isRefusal,
  startMatch,
  undo,
  undoable,
  usualOptions,
  viewAt,
  eventsFor,
  type Draft,
  type Header,
  type Match,
  type Seat,
  type Step,
} from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho, type Held, type Open } from '@pampa/rules/el-gaucho';
import { USUAL_OPTIONS } from '@pampa/protocol';
import type { PublicTable } from '@pampa/protocol/state';
import type { LoggedStep, Moment, Pending, TableSession } from '../../../src/table/session';
import { Refused } from '../../../src/table/refused';

/** A table in the page: the rules play, every seat has its session, and acts are answered when `answer` is called. */
export class LocalTable {
  readonly match: Signal<Match<ElGaucho>>;
  readonly log = signal<readonly LoggedStep<ElGaucho>[]>([]);
  readonly sent: Action[] = [];
  readonly undoOption: Signal<PublicTable['options']['undo']> = signal('consent');
  readonly isPaused = signal(false);
  /** Answers at once unless told to wait. */
  isSlow = false;
  private waiting: (() => void)[] = [];

  constructor(match: Match<ElGaucho>) {
    this.match = signal(match);
  }

  static start(seats: number, seed: number): LocalTable {
    const secret = new Uint8Array(32).fill(seed % 256);
    secret[1] = seed >> 8;
    const header: Header<ElGaucho> = {
      match: `LOCAL-${seed}`,
      game: elGaucho.id,
      rules: elGaucho.version,
      options: usualOptions(elGaucho),
      players: ['Ana', 'Ben', 'Cleo', 'Dov'].slice(0, seats).map((name) => ({ name, kind: 'person' })),
      commitments: { server: commit(secret), seats: Array.from({ length: seats }, () => null) },
      startedAt: 0,
    };
    const match = startMatch(
      elGaucho,
      header,
      { server: hex(secret), seats: header.commitments.seats },
      false,
    );
    if (isRefusal(match)) throw new Error(match.refused);
    return new LocalTable(match);
  }

  /** A position laid out by hand: the first turn of seat 0 with two dice taken, and whatever is changed of that. */
  static arranged(seats: number, change: (open: Draft<Open>, held: Draft<Held>[]) => void): LocalTable {
    const { match } = LocalTable.start(seats, 1);
    const state = elGaucho.clone(match.peek().state);
    const { open, held } = state;
    Object.assign(open, { phase: 'turn', round: 1, rodeo: [1, 2, 3] });
    Object.assign(open.turn, { seat: 0, mustTake: false, dice: [5, 6] });
    open.tiles.fill(0);
    open.riders.fill(0);
    for (const own of held) own.drawn = [];
    change(open, held);
    const decision = { since: 0, ...elGaucho.asking(open) };
    return new LocalTable({ ...match.peek(), state, decision });
  }

  /** Whoever sits there acts, without a session of his own. */
  act(seat: Seat, action: Action): void {
    const match = this.match.peek();
    const step = act(match, { seat, action, seq: match.seq, at: 0, by: 'person' });
    if (isRefusal(step)) throw new Refused('illegal', step.details);
    this.take(step);
  }

  /** Everything that was sent is answered now. */
  answer(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const each of waiting) each();
  }

  session(seat: Seat | null): TableSession {
    const pending = signal<Pending | null>(null);
    const moment = computed<Moment<ElGaucho>>(() => ({
      seq: this.match.value.seq,
      view: viewAt(this.match.value, seat),
    }));
    const settle = async (kind: Pending['kind'], action: object | null, take: () => void): Promise<void> => {
      pending.value = { id: 'x', kind, action };
      if (this.isSlow) await new Promise<void>((resolve) => this.waiting.push(resolve));
      batch(() => {
        pending.value = null;
        take();
      });
    };
    const nothing = (): (() => void) => () => undefined;
    return {
      code: 'LOCAL',
      advise: null,
      can: { talk: true, agree: true, share: true, pass: false },
      connection: signal({ state: 'here' } as const),
      table: this.table(),
      you: signal(`seat-${seat}`),
      seat: signal(seat),
      game: signal(elGaucho),
      header: computed(() => this.match.value.header),
      moment,
      log: this.log,
      lines: signal([]),
      muted: signal(new Set<string>()),
      hearsGallery: signal(false),
      pushKey: signal(null),
      pending,
      now: () => 0,
      onStep: nothing,
      onEmote: nothing,
      onNudge: nothing,
      onRematch: nothing,
      act: (action) => {
        this.sent.push(action as Action);
        return settle('act', action, () => this.act(seat ?? -1, action as Action));
      },
      undo: (target) =>
        settle('undo', null, () => {
          const step = undo(this.match.peek(), {
            seat: seat ?? -1,
            target,
            at: 0,
            by: 'person',
            consent: false,
          });
          if (isRefusal(step)) throw new Refused('nothing-to-undo', step.details);
          this.take(step);
        }),
      request: () => Promise.reject(new Refused('not-found')),
      record: () => Promise.resolve(null),
      reconnect: () => undefined,
      close: () => undefined,
    };
  }

  private take({ match, entry, events }: Step<ElGaucho>): void {
    const { seq, seat, at, by } = entry;
    const line: LoggedStep<ElGaucho> = {
      seq,
      seat,
      at,
      by,
      action: 'act' in entry ? entry.act : null,
      undo: 'undo' in entry ? entry.undo : null,
      consent: false,
      events: eventsFor(events, seat),
    };
    batch(() => {
      this.match.value = match;
      this.log.value = [...this.log.peek(), line];
    });
  }

  /** Only what desks and bars look at. */
  private table(): ReadonlySignal<PublicTable | null> {
    return computed(() => {
      const match = this.match.value;
      const seats = match.header.players.map(({ name }, seat) => {
        const { own, barrier, withConsent } = undoable(match, seat);
        return {
          id: `seat-${seat}`,
          kind: 'person',
          name,
          undo: { own: own?.seq ?? null, barrier, withConsent: withConsent?.seq ?? null },
        };
      });
      const options = { ...USUAL_OPTIONS, undo: this.undoOption.value };
      return {
        code: 'LOCAL',
        game: 'el-gaucho',
        status: 'playing',
        seq: match.seq,
        seats,
        options,
        proposals: [],
        paused: this.isPaused.value,
      } as unknown as PublicTable;
    });
  }
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
