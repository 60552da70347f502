import { randomBytes } from 'node:crypto';
import { Client, type Room } from 'colyseus.js';
import {
  PROTOCOL_VERSION,
  unpackStep,
  type ChatLine,
  type HouseCode,
  type HouseNotice,
  type HouseRefusal,
  type MatchMessage,
  type RoomAnswers,
  type RoomMessages,
  type SeatReservation,
  type StepMessage,
  type Welcome,
} from '@pampa/protocol';
import type { RoomRequestInput, RoomRequestName } from '@pampa/protocol/requests';
import { readOpen, readTable, RoomState, type PublicTable } from '@pampa/protocol/state';
import { commit, GAMES, toHex, type Game, type GameTypes, type View } from '@pampa/rules';
import { PATIENCE_MS } from './waiting';

/** A refusal of the server, thrown so that a test can await a request like any other promise. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: HouseCode,
    readonly details: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

export const VERSIONS = {
  protocol: PROTOCOL_VERSION,
  rules: Object.fromEntries(GAMES.map(({ id, version }) => [id, version])),
};

type Answer<Name extends RoomRequestName> = Name extends keyof RoomAnswers ? RoomAnswers[Name] : object;

/** Somebody at a table, as a browser would be: keeps a token and a secret, answers what the server asks of a browser. */
export class Player {
  secret = randomBytes(32);
  welcome: Welcome | null = null;
  match: MatchMessage | null = null;
  held: object | null = null;
  heldSeq = -1;
  readonly steps: StepMessage[] = [];
  readonly lines: ChatLine[] = [];
  readonly emotes: RoomMessages['emote'][] = [];
  readonly nudges: RoomMessages['nudged'][] = [];
  readonly rematches: string[] = [];
  readonly houseNotices: HouseNotice[] = [];
  goodbye: HouseRefusal | null = null;
  closedWith: number | null = null;
  /** Opens its commitment when asked, as a browser does. */
  isFair = true;
  /** What a trusted proxy says the address is, for a server with TRUST_PROXY; null: no proxy. */
  address: string | null = null;
  /** The id that the browser keeps; null: it sends none. */
  browser: string | null = randomBytes(16).toString('base64url');
  /** Where he was let in last. */
  place: SeatReservation | null = null;
  private current: Room<unknown, RoomState> | null = null;
  private readonly watchers = new Set<() => void>();

  constructor(
    /** Whom he asks for a place. */
    public url: string,
    readonly name: string,
    /** That of somebody else makes this his second device. */
    readonly token = randomBytes(16).toString('base64url'),
  ) {}

  get room(): Room<unknown, RoomState> {
    if (this.current === null) throw new Error(`${this.name} is not connected`);
    return this.current;
  }

  get commitment(): string {
    return commit(this.secret);
  }

  get table(): PublicTable {
    return readTable(this.room.state);
  }

  get open(): object | null {
    return readOpen(this.room.state, this.table.game);
  }

  get game(): Game<GameTypes> {
    return GAMES.find(({ id }) => id === this.table.game)!;
  }

  get seat(): number | null {
    const seat = this.table.seats.findIndex(({ id }) => id !== '' && id === this.welcome?.you);
    return seat < 0 ? null : seat;
  }

  /** What this seat sees; null while its two halves are of different moments. */
  get view(): View<GameTypes> | null {
    const { open } = this;
    if (open === null) return null;
    if (this.seat === null) return { open, held: null };
    return this.heldSeq === this.table.seq ? { open, held: this.held } : null;
  }

  get isAwaited(): boolean {
    const { view, seat } = this;
    return view !== null && seat !== null && this.game.asking(view.open).seats.includes(seat);
  }

  /** Opens a table as its host, and goes there. */
  async create(more: object = {}): Promise<string> {
    const { code } = await post<{ code: string }>(`${this.url}/api/tables`, {
      ...VERSIONS,
      game: 'el-gaucho',
      name: this.name,
      token: this.token,
      commitment: this.commitment,
      ...more,
    });
    await this.join(code);
    return code;
  }

  async reserve(code: string, more: object = {}): Promise<SeatReservation> {
    return post<SeatReservation>(
      `${this.url}/api/tables/${code}/join`,
      {
        ...VERSIONS,
        token: this.token,
        name: this.name,
        browser: this.browser,
        ...more,
      },
      this.address,
    );
  }

  async join(code: string, more: object = {}): Promise<void> {
    const reservation = await this.reserve(code, more);
    await this.connect(reservation);
  }

  async connect(reservation: SeatReservation): Promise<void> {
    const room = await new Client(this.url).consumeSeatReservation(reservation, RoomState);
    room.reconnection.enabled = false;
    this.place = reservation;
    // Whoever comes back has to be welcomed anew.
    this.forget();
    this.current = room as Room<unknown, RoomState>;
    this.closedWith = null;
    this.listen(room as Room<unknown, RoomState>);
    await this.until(() => this.isClosed || (this.welcome !== null && this.isConnected));
    if (this.isClosed) throw new Error(`${this.name} lost the connection`);
  }

  private get isClosed(): boolean {
    return this.closedWith !== null;
  }

  get isConnected(): boolean {
    // Before the first state there is a table, but it has no code yet.
    const code = this.current?.state.table.code;
    return code !== undefined;
  }

  /** Takes a seat and is ready. */
  async sit(more: Partial<RoomRequestInput<'sit'>> = {}): Promise<void> {
    const { token, name, commitment } = this;
    await this.request('sit', { token, name, seat: null, colour: null, commitment, ...more });
    await this.until(() => this.seat !== null);
  }

  async request<Name extends RoomRequestName>(
    name: Name,
    payload: RoomRequestInput<Name>,
  ): Promise<Answer<Name>> {
    try {
      return await this.room.request(name, payload);
    } catch (error) {
      throw refusalIn(error);
    }
  }

  act(action: object, seq = this.table.seq, id = requestId()): Promise<{ seq: number }> {
    return this.request('act', { id, seq, action: action as { type: string } });
  }

  /** What the fallback player would do. */
  async actSensibly(): Promise<{ seq: number }> {
    const { view, seat, game } = this;
    if (view === null || seat === null) throw new Error('nothing to see yet');
    return this.act(game.fallback(view, seat));
  }

  leave(): Promise<number> {
    const { room } = this;
    this.forget();
    return room.leave(true);
  }

  /** The connection breaks, as in a tunnel. */
  drop(): void {
    const { room } = this;
    this.forget();
    room.connection.close();
  }

  private forget(): void {
    this.current = null;
    this.welcome = null;
    this.heldSeq = -1;
  }

  /** Resolves as soon as it holds; checked whenever anything arrives. */
  until(condition: () => boolean, ms = PATIENCE_MS): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.watchers.delete(check);
        reject(new Error(`${this.name} waited in vain for ${condition.toString()}`));
      }, ms);
      const check = (): void => {
        if (!condition()) return;
        clearTimeout(timer);
        this.watchers.delete(check);
        resolve();
      };
      this.watchers.add(check);
      check();
    });
  }

  private listen(room: Room<unknown, RoomState>): void {
    const on = <Name extends keyof RoomMessages>(
      name: Name,
      hear: (message: RoomMessages[Name]) => void,
    ): void => {
      room.onMessage(name, (message: RoomMessages[Name]) => {
        hear(message);
        this.news();
      });
    };
    on('welcome', (welcome) => (this.welcome = welcome));
    on('match', (match) => (this.match = match));
    on('held', ({ seq, held }) => {
      this.held = held;
      this.heldSeq = seq;
    });
    room.onMessage('step', (bytes: Uint8Array) => {
      const step = unpackStep(bytes);
      this.steps.push(step);
      if (step.held !== undefined) this.held = step.held;
      this.heldSeq = step.seq;
      this.news();
    });
    on('said', (line) => void this.lines.push(line));
    on('emote', (emote) => void this.emotes.push(emote));
    on('nudged', (nudge) => void this.nudges.push(nudge));
    on('house', (notice) => void this.houseNotices.push(notice));
    on('rematch', ({ code }) => void this.rematches.push(code));
    on('goodbye', (refusal) => (this.goodbye = refusal));
    on('fairness', ({ ask }) => void this.answerFairness(room, ask));
    room.onStateChange(() => this.news());
    room.onLeave((code) => {
      this.closedWith = code;
      this.news();
    });
    room.onError(() => undefined);
  }

  private async answerFairness(room: Room<unknown, RoomState>, ask: 'open' | 'commit'): Promise<void> {
    if (!this.isFair) return;
    if (ask === 'commit') this.secret = randomBytes(32);
    const request =
      ask === 'open'
        ? room.request('open', { secret: toHex(this.secret) })
        : room.request('commit', { commitment: this.commitment });
    // A second question may have overtaken the first; the table says whether all is well.
    await request.catch(() => undefined);
  }

  private news(): void {
    for (const check of [...this.watchers]) check();
  }
}

/** Opens a table and does not go there; gives its code. */
export async function openOnly(url: string, options: object = {}, more: object = {}): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const request = { ...VERSIONS, game: 'el-gaucho', name: 'Ana', token, options, ...more };
  return (await post<{ code: string }>(`${url}/api/tables`, request)).code;
}

export function requestId(): string {
  return randomBytes(9).toString('base64url');
}

/** What `room.request` throws is an error with the server's reason in it. */
function refusalIn(error: unknown): Error {
  const reason = (error as { reason?: HouseRefusal }).reason;
  if (reason !== undefined) return new Refused(reason.code, reason.details);
  return error instanceof Error ? error : new Error(String(error));
}

async function post<A>(url: string, body: object, address: string | null = null): Promise<A> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(address === null ? {} : { 'x-forwarded-for': address }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as A | HouseRefusal;
  if (!response.ok) throw new Refused((answer as HouseRefusal).code, (answer as HouseRefusal).details);
  return answer as A;
}
