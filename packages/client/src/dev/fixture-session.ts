import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { COLOURS } from '@pampa/protocol';
import {
  eventsFor,
  GAMES,
  isAct,
  isRefusal,
  parseRecord,
  replayEntry,
  replayStart,
  viewAt,
  type GameTypes,
  type Match,
  type Seat,
  type Step,
} from '@pampa/rules';
import { Listeners } from '../table/network/listeners';
import { Refused } from '../table/refused';
import { replayTable } from '../table/replay/replay-table';
import type { Connection, Moment, SeenStep, TableSession, Unsubscribe } from '../table/session';

const NOTHING_PASSES = (): Unsubscribe => () => undefined;

/** A record as whoever sat there saw it, at any of its moments, without a server. Nothing can be done there but look. */
export class FixtureSession implements TableSession {
  readonly code = '';
  readonly connection: ReadonlySignal<Connection> = signal({ state: 'here' });
  readonly lines = signal([]);
  readonly muted = signal(new Set<string>());
  readonly hearsGallery = signal(false);
  readonly pushKey = signal(null);
  readonly pending = signal(null);
  readonly seat;
  readonly you;
  readonly game;
  readonly header;
  readonly table;
  readonly moment;
  readonly log;
  readonly seq = signal(0);
  readonly length: number;
  private readonly steps: readonly SeenStep[];
  private readonly watching = new Listeners<[SeenStep]>();

  constructor(text: string, seat: Seat | null) {
    const parsed = parseRecord(text, GAMES);
    if (isRefusal(parsed)) throw new Error(parsed.refused);
    const { record, game } = parsed;
    const { header, entries } = record;
    const begun = replayStart(game, record);
    if (isRefusal(begun)) throw new Error(begun.refused);
    let match = begun;
    this.steps = entries.map((entry) => {
      const step = replayEntry(match, entry);
      if (isRefusal(step)) throw new Error(step.refused);
      const seen = seenStep(step, match, seat);
      ({ match } = step);
      return seen;
    });
    this.length = this.steps.length;
    this.seat = signal(seat);
    this.you = signal(seat === null ? null : String(seat));
    this.game = signal(game);
    this.header = signal(header);
    const table = replayTable(header, COLOURS.slice(0, header.players.length));
    const start = viewAt(begun, seat);
    this.table = computed(() => {
      const seq = this.seq.value;
      return { ...table, seq, status: seq === this.length ? ('over' as const) : table.status };
    });
    this.moment = computed((): Moment => {
      const seq = this.seq.value;
      return { seq, view: this.steps[seq - 1]?.after ?? start };
    });
    this.log = computed(() => this.steps.slice(0, this.seq.value));
  }

  /** One step on is played as it was; anything else cuts. */
  goTo(seq: number): void {
    const to = Math.max(0, Math.min(Math.trunc(seq) || 0, this.length));
    const step = to === this.seq.peek() + 1 ? this.steps[to - 1] : undefined;
    this.seq.value = to;
    if (step !== undefined) this.watching.tell(step);
  }

  onStep(hear: (step: SeenStep) => void): Unsubscribe {
    return this.watching.add(hear);
  }

  readonly onEmote = NOTHING_PASSES;
  readonly onNudge = NOTHING_PASSES;
  readonly onRematch = NOTHING_PASSES;

  now(): number {
    return this.steps[this.seq.peek() - 1]?.at ?? this.header.peek().startedAt;
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

  reconnect(): void {
    // There is no connection to lose.
  }

  close(): void {
    // Nobody knows that one was here.
  }
}

function seenStep(
  { entry, events, secret, match }: Step<GameTypes>,
  before: Match<GameTypes>,
  viewer: Seat | null,
): SeenStep {
  const { seq, seat, at, by } = entry;
  const isMove = isAct(entry);
  return {
    seq,
    seat,
    at,
    by,
    action: isMove && (!secret || seat === viewer) ? entry.act : null,
    undo: isMove ? null : entry.undo,
    consent: !isMove && entry.consent,
    events: eventsFor(events, viewer),
    before: viewAt(before, viewer),
    after: viewAt(match, viewer),
  };
}
