import { randomBytes } from 'node:crypto';
import { Client, type Room } from 'colyseus.js';
import { PROTOCOL_VERSION, unpackStep, type RoomMessages, type SeatReservation } from '@pampa/protocol';
import { readOpen, readTable, RoomState, type PublicTable } from '@pampa/protocol/state';
import { commit, GAMES, toHex, type Game, type GameTypes, type View } from '@pampa/rules';

const VERSIONS = {
  protocol: PROTOCOL_VERSION,
  rules: Object.fromEntries(GAMES.map(({ id, version }) => [id, version])),
};

const PATIENCE_MS = 60_000;

/** Somebody who plays without a browser: brings a table to where a test begins, and hands his seat to a window. */
export class Guest {
  /** Where the requests seem to come from, in a house with TRUST_PROXY=1. */
  address: string | null = null;
  private room: Room<unknown, RoomState> | null = null;
  private you: string | null = null;
  private held: object | null = null;
  private heldSeq = -1;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly url: string,
    readonly name: string,
    readonly token = randomBytes(16).toString('base64url'),
    readonly secret = randomBytes(32),
  ) {}

  /** The same person at another address of the house: a server that was started again, or a proxy before it. */
  movedTo(url: string): Guest {
    return new Guest(url, this.name, this.token, this.secret);
  }

  /** Opens a table as its host, and goes there. */
  async create(more: object = {}): Promise<string> {
    const { token, name } = this;
    const opened = await this.post<{ code: string }>('api/tables', {
      game: 'el-gaucho',
      name,
      token,
      commitment: commit(this.secret),
      ...more,
    });
    await this.join(opened.code);
    return opened.code;
  }

  async join(code: string): Promise<void> {
    const { token, name } = this;
    const reservation = await this.post<SeatReservation>(`api/tables/${code}/join`, { token, name });
    const room = (await new Client(this.url).consumeSeatReservation(reservation, RoomState)) as Room<
      unknown,
      RoomState
    >;
    room.reconnection.enabled = false;
    this.room = room;
    this.listen(room);
    await this.until(() => this.you !== null && (room.state.table.code as string | undefined) !== undefined);
  }

  async sit(): Promise<void> {
    const { token, name } = this;
    await this.ask('sit', { token, name, seat: null, colour: null, commitment: commit(this.secret) });
    await this.until(() => this.seat !== null);
  }

  async ask(name: string, payload: object): Promise<void> {
    await this.here.request(name, payload);
  }

  get table(): PublicTable {
    return readTable(this.here.state);
  }

  get seat(): number | null {
    const seat = this.table.seats.findIndex(({ id }) => id !== '' && id === this.you);
    return seat < 0 ? null : seat;
  }

  get view(): View<GameTypes> | null {
    const open = readOpen(this.here.state, this.table.game);
    if (open === null) return null;
    if (this.seat === null) return { open, held: null };
    return this.heldSeq === this.table.seq ? { open, held: this.held } : null;
  }

  get game(): Game<GameTypes> {
    const { game } = this.table;
    const found = GAMES.find(({ id }) => id === game);
    if (found === undefined) throw new Error(`there is no ${game}`);
    return found;
  }

  /** What the fallback player would do, as soon as it is this seat that is waited for. False when the match is over. */
  async actSensibly(): Promise<boolean> {
    const { view, seat, game } = this;
    if (view === null || seat === null) throw new Error(`${this.name} sees nothing`);
    if (!game.asking(view.open).seats.includes(seat)) return false;
    const id = randomBytes(9).toString('base64url');
    await this.ask('act', { id, seq: this.table.seq, action: game.fallback(view, seat) });
    return true;
  }

  async leave(): Promise<void> {
    const { here } = this;
    this.room = null;
    await here.leave(true);
  }

  /** Resolves as soon as it holds; checked whenever anything arrives. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(check);
        reject(new Error(`${this.name} waited in vain for ${condition.toString()}`));
      }, PATIENCE_MS);
      const check = (): void => {
        if (!condition()) return;
        clearTimeout(timer);
        this.waiting.delete(check);
        resolve();
      };
      this.waiting.add(check);
      check();
    });
  }

  private get here(): Room<unknown, RoomState> {
    if (this.room === null) throw new Error(`${this.name} is not there`);
    return this.room;
  }

  private listen(room: Room<unknown, RoomState>): void {
    room.onMessage('welcome', ({ you }: RoomMessages['welcome']) => this.news(() => (this.you = you)));
    room.onMessage('held', ({ seq, held }: RoomMessages['held']) =>
      this.news(() => {
        this.held = held;
        this.heldSeq = seq;
      }),
    );
    room.onMessage('step', (bytes: Uint8Array) =>
      this.news(() => {
        const { seq, held } = unpackStep(bytes);
        if (held !== undefined) this.held = held;
        this.heldSeq = seq;
      }),
    );
    room.onMessage('fairness', ({ ask }: RoomMessages['fairness']) => {
      if (ask === 'open') void room.request('open', { secret: toHex(this.secret) });
    });
    for (const name of ['match', 'said', 'emote', 'nudged', 'house', 'rematch', 'goodbye']) {
      room.onMessage(name, () => undefined);
    }
    room.onStateChange(() => this.news(() => undefined));
    room.onError(() => undefined);
  }

  private news(take: () => void): void {
    take();
    for (const check of [...this.waiting]) check();
  }

  private async post<A>(path: string, body: object): Promise<A> {
    const response = await fetch(`${this.url}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.address === null ? {} : { 'x-forwarded-for': this.address }),
      },
      body: JSON.stringify({ ...VERSIONS, ...body }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as A;
  }
}
