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
import { AllHaveSeen } from '../all-have-seen';
import { ColyseusClient } from '../colyseus-client';
import { CLIENTS_PER_TABLE, type LoadTable, type Traffic } from '../contestant';
import { post } from '../post';
import { sumOf } from '../traffic';

const VERSIONS = {
  protocol: PROTOCOL_VERSION,
  rules: Object.fromEntries(GAMES.map(({ id, version }) => [id, version])),
};
const GAME = 'el-gaucho';

/** One of the four, with what its browser keeps. */
class Seated {
  readonly token = randomBytes(16).toString('base64url');
  readonly secret = randomBytes(32);
  /** What this seat alone knows. */
  held: object | null = null;
  client: ColyseusClient | null = null;

  constructor(readonly name: string) {}

  get commitment(): string {
    return commit(this.secret);
  }

  async request(name: string, payload: object): Promise<unknown> {
    if (this.client === null) throw new Error(`${this.name} is not connected`);
    return this.client.request(name, payload);
  }
}

/** A table of our server. All four hear everything; the first also reads the state, and knows for all whose turn it is. */
export class PampaTable implements LoadTable {
  private readonly all = new AllHaveSeen();
  private readonly people = Array.from(
    { length: CLIENTS_PER_TABLE },
    (_, seat) => new Seated(`Player ${seat + 1}`),
  );
  private readonly state = new RoomState();
  private readonly decoder = new Decoder(this.state);
  private readonly game: Game<GameTypes>;
  private hasBegun: () => void = () => undefined;

  private constructor(
    private readonly url: string,
    readonly code: string,
  ) {
    const game = GAMES.find(({ id }) => id === GAME);
    if (game === undefined) throw new Error(`There is no ${GAME}`);
    this.game = game;
  }

  static async seat(url: string): Promise<PampaTable> {
    const host = new Seated('Player 1');
    const { token, name, commitment } = host;
    const asked = { ...VERSIONS, game: GAME, name, token, commitment };
    const { code } = await post<CreatedTable>(`${url}/api/tables`, asked);
    const table = new PampaTable(url, code);
    table.people[0] = host;
    await table.gather();
    return table;
  }

  async act(): Promise<number | null> {
    const open = readOpen(this.state, GAME);
    const [seat] = open === null ? [] : this.game.toAct(open);
    const actor = seat === undefined ? undefined : this.people[seat];
    if (open === null || seat === undefined || actor === undefined) return null;
    const action = this.game.fallback({ open, held: actor.held }, seat);
    const request = { id: randomBytes(9).toString('base64url'), seq: this.state.table.seq, action };
    return this.all.after(() => actor.request('act', request));
  }

  received(): Traffic {
    return sumOf(this.people.flatMap(({ client }) => client?.received() ?? []));
  }

  close(): void {
    for (const { client } of this.people) client?.close();
  }

  /** Milliseconds until the first player has his place again, at a table that may have to be woken for it. */
  async rejoin(): Promise<number> {
    const begun = performance.now();
    await this.reserve(this.people[0] ?? new Seated('nobody'));
    return performance.now() - begun;
  }

  private reserve({ token, name }: Seated): Promise<SeatReservation> {
    return post<SeatReservation>(`${this.url}/api/tables/${this.code}/join`, { ...VERSIONS, token, name });
  }

  private async gather(): Promise<void> {
    const begun = new Promise<void>((resolve) => (this.hasBegun = resolve));
    for (const person of this.people) {
      await this.connect(person);
      if (person === this.people[0]) continue;
      const { token, name, commitment } = person;
      await person.request('sit', { token, name, seat: null, colour: null, commitment });
      await person.request('ready', { ready: true });
    }
    await this.people[0]?.request('start', {});
    await begun;
  }

  private async connect(person: Seated): Promise<void> {
    const isReader = person === this.people[0];
    person.client = await ColyseusClient.connect(this.url, await this.reserve(person), {
      ...(isReader ? { onState: (frame) => this.decoder.decode(frame, { offset: 1 }) } : {}),
      onMessage: (name, message) => this.hear(person, name, message),
      onBytes: (_name, step) => this.hearStep(person, step),
    });
  }

  private hearStep(person: Seated, step: Uint8Array): void {
    const { held } = unpackStep(step);
    if (held !== undefined) person.held = held;
    this.all.one();
  }

  private hear(person: Seated, name: string, message: unknown): void {
    if (name === 'held') {
      person.held = (message as HeldMessage).held;
      if (this.people.every(({ held }) => held !== null)) this.hasBegun();
    } else if (name === 'fairness' && (message as { readonly ask: string }).ask === 'open') {
      void person.request('open', { secret: toHex(person.secret) });
    }
  }
}
