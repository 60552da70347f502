import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { RoomRequestInput, RoomRequestName } from '@pampa/protocol/requests';
import {
  eventsFor,
  isAct,
  viewAt,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Refusal,
  type Seat,
  type View,
} from '@pampa/rules';
import { Listeners } from '../network/listeners';
import { Refused } from '../refused';
import type {
  Answer,
  Connection,
  Facilities,
  LoggedStep,
  Moment,
  SeenStep,
  TableSession,
  Unsubscribe,
} from '../session';
import { nextGame } from './begin-game';
import type { BotMind } from './bot-mind';
import { errandFor } from './errand-for';
import type { LocalMatch, Played } from './local-match';
import { localTable } from './local-table';
import { nextHolder, type HandOver } from './passing';
import { recordOf } from './record-of';
import type { SavedGames } from './saved-games';

export interface LocalParts {
  readonly match: LocalMatch;
  readonly games: SavedGames;
  /** Whom a person who plays alone may ask. */
  readonly baron: Pick<BotMind, 'think'>;
  /** Whether a view shows what nobody beside its seat may see. */
  readonly isSecret: (view: View<GameTypes>) => boolean;
}

const NOTHING_PASSES = (): Unsubscribe => () => undefined;

/**
 * A table in the page: one person against bots, or several who hand the device around. Then it shows what whoever has it may
 * see, and nobody's hand while it changes hands.
 */
export class LocalSession implements TableSession {
  readonly code: string;
  readonly can: Facilities;
  readonly advise: TableSession['advise'];
  readonly lines = signal([]);
  readonly muted = signal(new Set<string>());
  readonly hearsGallery = signal(false);
  readonly pushKey = signal(null);
  readonly pending = signal(null);
  readonly you: ReadonlySignal<string | null>;
  readonly seat: ReadonlySignal<Seat | null>;
  readonly game: ReadonlySignal<Game<GameTypes>>;
  readonly header;
  readonly table;
  readonly moment: ReadonlySignal<Moment>;
  readonly log: ReadonlySignal<readonly LoggedStep[]>;
  /** Null while whoever has the device may go on, or has to wait for bots. */
  readonly handOver: ReadonlySignal<HandOver | null>;
  readonly #parts: LocalParts;
  /** Who has the device, or had it last. */
  readonly #holder;
  readonly #isCovered;
  /** It was put down for somebody else. */
  readonly #isPutDown = signal(false);
  /** Whoever has it took it behind the curtain: nobody else looks. */
  readonly #isUnwatched = signal(false);
  readonly #connection = signal<Connection>({ state: 'here' });
  readonly #next;
  readonly #steps = new Listeners<[SeenStep]>();
  readonly #rematches = new Listeners<[string]>();
  readonly #stop: Unsubscribe;
  #shown: Moment;

  constructor(parts: LocalParts) {
    const { match, isSecret } = parts;
    const { saved } = match;
    const people = saved.players.flatMap(({ level }, seat) => (level === null ? [seat] : []));
    const isAlone = people.length === 1;
    this.#parts = parts;
    this.code = saved.id;
    this.advise = isAlone ? () => this.#askBaron() : null;
    this.can = { talk: false, agree: false, share: false, pass: !isAlone };
    // When all is over there is nothing to hide, and anybody may ask for another game.
    const hasHolder = isAlone || saved.result !== null;
    this.#holder = signal<Seat | null>(hasHolder ? (people[0] ?? null) : null);
    this.#isCovered = computed(() => {
      const holder = this.#holder.value;
      if (isAlone || holder === null) return false;
      // A look at what is hidden comes in the middle of a turn that everybody watches.
      const isSeenByAll = !this.#isUnwatched.value && isSecret(viewAt(match.match, holder));
      return this.#isPutDown.value || isSeenByAll;
    });
    this.seat = computed(() => (this.#isCovered.value ? null : this.#holder.value));
    this.#next = signal(saved.next);
    this.you = computed(() => (this.seat.value === null ? null : String(this.seat.value)));
    this.game = signal(match.match.game);
    this.header = signal(saved.header);
    this.table = computed(() => {
      const now = match.match;
      return { ...localTable(match.saved, now, isAlone), next: this.#next.value };
    });
    this.moment = computed(() => ({ seq: match.match.seq, view: viewAt(match.match, this.seat.value) }));
    // The log stays on the screen when the device goes on: with several people it tells what lies open, and no more.
    this.log = computed(() => {
      const reader = isAlone ? this.seat.value : null;
      return match.played.value.map((played) => loggedStep(played, reader));
    });
    this.handOver = computed(() => {
      const now = match.match;
      const awaited = now.game.asking(now.state.open).seats;
      const to = nextHolder({
        people,
        awaited,
        holder: this.#holder.value,
        isCovered: this.#isCovered.value,
      });
      if (to === null) return null;
      return { to, isSecret: isSecret(viewAt(now, to)), isNew: to !== this.#holder.value };
    });
    this.#shown = this.moment.peek();
    this.#stop = match.onStep((played) => this.#tell(played));
  }

  /** He sees what the person sees. If the match has gone on meanwhile, what he says is of no use any more. */
  async #askBaron(): Promise<GameTypes['action'] | null> {
    const { match, baron } = this.#parts;
    const now = match.match;
    const seat = this.seat.peek();
    if (seat === null || !now.game.asking(now.state.open).seats.includes(seat)) return null;
    const action = await baron.think(errandFor(now, seat, 'baron'));
    return match.match === now ? action : null;
  }

  get connection(): ReadonlySignal<Connection> {
    return this.#connection;
  }

  /** Nobody's hand is shown from now on, until somebody takes the device. */
  cover(): void {
    this.#isPutDown.value = true;
    this.#shown = this.moment.peek();
  }

  /** Whoever is to have the device next has it. */
  takeOver(): void {
    const next = this.handOver.peek();
    if (next === null) return;
    batch(() => {
      this.#holder.value = next.to;
      this.#isPutDown.value = false;
      this.#isUnwatched.value = next.isSecret;
    });
    this.#shown = this.moment.peek();
  }

  now(): number {
    return Date.now();
  }

  onStep(hear: (step: SeenStep) => void): Unsubscribe {
    return this.#steps.add(hear);
  }

  readonly onEmote = NOTHING_PASSES;
  readonly onNudge = NOTHING_PASSES;

  onRematch(hear: (id: string) => void): Unsubscribe {
    return this.#rematches.add(hear);
  }

  act(action: object): Promise<void> {
    const { match } = this.#parts;
    return this.#do((seat) => match.act(seat, action, match.match.seq, 'person'));
  }

  undo(target: number): Promise<void> {
    const { match } = this.#parts;
    return this.#do((seat) => {
      const isOwn = match.canUndo(seat, false) === target;
      return match.undo(seat, target, !isOwn && !this.can.pass);
    });
  }

  /** Of all that can be asked of a table, one thing makes sense here: to play again. */
  request<Name extends RoomRequestName>(name: Name, _payload: RoomRequestInput<Name>): Promise<Answer<Name>> {
    if (name !== 'rematch') return Promise.reject(new Refused('unknown-request'));
    if (this.table.peek().status !== 'over') return Promise.reject(new Refused('not-over'));
    return Promise.resolve({ code: this.#again() } as Answer<Name>);
  }

  record(): Promise<MatchRecord | null> {
    return Promise.resolve(recordOf(this.#parts.match.saved));
  }

  /** Another tab of this browser goes on with the game: two who play it would each have another one. */
  replaced(): void {
    this.close();
    this.#connection.value = { state: 'closed', why: { code: 'replaced' } };
  }

  reconnect(): void {
    // There is no connection to lose.
  }

  close(): void {
    this.#stop();
  }

  async #do(
    move: (seat: Seat) => Refusal<'no-such-seat' | 'stale' | 'illegal' | 'nothing-to-undo'> | null,
  ): Promise<void> {
    const seat = this.seat.peek();
    if (seat === null) throw new Refused('not-seated');
    if (this.#connection.peek().state !== 'here') throw new Refused('replaced');
    const refusal = move(seat);
    if (refusal !== null) throw new Refused(refusal.refused, refusal.details);
    await Promise.resolve();
  }

  #tell(played: Played): void {
    const { match, isSecret } = this.#parts;
    const holder = this.#holder.peek();
    // What was hidden has been laid down: from now on everybody looks again.
    if (holder !== null && !isSecret(viewAt(match.match, holder))) this.#isUnwatched.value = false;
    const seat = this.seat.peek();
    const before = seat === null ? { ...this.#shown.view, held: null } : this.#shown.view;
    const after = this.moment.peek();
    this.#shown = after;
    this.#steps.tell({ ...loggedStep(played, seat), before, after: after.view });
  }

  #again(): string {
    const { match, games } = this.#parts;
    const known = this.#next.peek();
    if (known !== null && games.of(known) !== null) return known;
    const next = nextGame(match.saved, match.match.game, match.start);
    games.save(next);
    batch(() => {
      match.change({ next: next.id });
      this.#next.value = next.id;
    });
    this.#rematches.tell(next.id);
    return next.id;
  }
}

function loggedStep({ entry, events, secret }: Played, reader: Seat | null): LoggedStep {
  const { seq, seat, at, by } = entry;
  const isMove = isAct(entry);
  return {
    seq,
    seat,
    at,
    by,
    action: isMove && (!secret || seat === reader) ? entry.act : null,
    undo: isMove ? null : entry.undo,
    consent: !isMove && entry.consent,
    events: eventsFor(events, reader),
  };
}
