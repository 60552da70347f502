import { randomBytes } from 'node:crypto';
import { Decoder } from '@colyseus/schema';
import {
  PROTOCOL_VERSION,
  unpackStep,
  type CreatedTable,
  type HeldMessage,
  type SeatReservation,
} from '@pampa/protocol';
import { readOpen, RoomState } from '@pampa/protocol/state';
import { commit, GAMES, toHex, type Game, type GameTypes } from '@pampa/rules';
import { ColyseusClient } from '../server/colyseus-client';
import { post } from '../server/post';

const VERSIONS = {
  protocol: PROTOCOL_VERSION,
  rules: Object.fromEntries(GAMES.map(({ id, version }) => [id, version])),
};
const GAME = 'el-gaucho';
const BARONS = 3;

/** Somebody at a table with three barons, who moves as soon as it is his turn: they never rest but in a pause. */
export class BaronTable {
  private readonly token = randomBytes(16).toString('base64url');
  private readonly secret = randomBytes(32);
  private readonly state = new RoomState();
  private readonly decoder = new Decoder(this.state);
  private readonly game: Game<GameTypes> | undefined = GAMES.find(({ id }) => id === GAME);
  private client: ColyseusClient | null = null;
  private held: object | null = null;
  /** The last entry of which it is known what he holds, and the one after which he has moved. */
  private heldAt = -1;
  private movedAt = -1;

  private constructor(private readonly url: string) {}

  /** In a pause from the beginning. */
  static async seat(url: string): Promise<BaronTable> {
    const table = new BaronTable(url);
    await table.begin();
    return table;
  }

  get isOver(): boolean {
    return this.state.table.status === 'over';
  }

  /** There is nobody to ask but himself. */
  async pause(): Promise<void> {
    if (!this.isOver && !this.state.table.paused) await this.request('propose', { kind: 'pause' });
  }

  async resume(): Promise<void> {
    if (!this.isOver && this.state.table.paused) await this.request('propose', { kind: 'resume' });
    this.maybeMove();
  }

  close(): void {
    this.client?.close();
  }

  private async request(name: string, payload: object): Promise<unknown> {
    if (this.client === null) throw new Error('not connected');
    return this.client.request(name, payload);
  }

  private async begin(): Promise<void> {
    const { token, url } = this;
    const asked = { ...VERSIONS, game: GAME, name: 'Ana', token, commitment: commit(this.secret) };
    const { code } = await post<CreatedTable>(`${url}/api/tables`, asked);
    const place = { ...VERSIONS, token, name: 'Ana' };
    const reservation = await post<SeatReservation>(`${url}/api/tables/${code}/join`, place);
    let hasBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    this.client = await ColyseusClient.connect(url, reservation, {
      onState: (frame) => this.decoder.decode(frame, { offset: 1 }),
      onMessage: (name, message) => {
        if (name === 'held') {
          const { seq, held } = message as HeldMessage;
          this.heard(seq, held);
          hasBegun();
        } else if (name === 'fairness' && (message as { readonly ask: string }).ask === 'open') {
          void this.request('open', { secret: toHex(this.secret) });
        }
      },
      onBytes: (_name, bytes) => {
        const { seq, held } = unpackStep(bytes);
        this.heard(seq, held);
      },
    });
    for (let left = BARONS; left > 0; left--) await this.request('add-bot', { seat: null, level: 'baron' });
    await this.request('start', {});
    await begun;
    await this.pause();
  }

  private heard(seq: number, held: object | undefined): void {
    if (held !== undefined) this.held = held;
    this.heldAt = seq;
    this.maybeMove();
  }

  /** His is the first seat. */
  private maybeMove(): void {
    const open = readOpen(this.state, GAME);
    const { seq, paused } = this.state.table;
    if (open === null || paused || this.heldAt !== seq || this.movedAt === seq) return;
    if (this.game?.toAct(open).includes(0) !== true) return;
    this.movedAt = seq;
    const action = this.game.fallback({ open, held: this.held }, 0);
    // A bot that decides at the same time may be quicker: the next step asks again.
    void this.request('act', { id: randomBytes(9).toString('base64url'), seq, action }).catch(
      () => undefined,
    );
  }
}
