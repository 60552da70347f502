import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION, type CreatedTable, type SeatReservation } from '@pampa/protocol';
import { commit, GAMES, toHex, type Game, type GameTypes } from '@pampa/rules';
import type { ColyseusClient } from '../colyseus-client';
import { post } from '../post';

const VERSIONS = {
  protocol: PROTOCOL_VERSION,
  rules: Object.fromEntries(GAMES.map(({ id, version }) => [id, version])),
};

export const GAME = 'el-gaucho';

export function gameOfTheHouse(): Game<GameTypes> {
  const game = GAMES.find(({ id }) => id === GAME);
  if (game === undefined) throw new Error(`There is no ${GAME}`);
  return game;
}

/** Somebody at a table of our server, with what his browser keeps. */
export class Seated {
  readonly token = randomBytes(16).toString('base64url');
  readonly secret = randomBytes(32);
  /** What this seat alone knows. */
  held: object | null = null;
  client: ColyseusClient | null = null;

  constructor(readonly name: string) {}

  get commitment(): string {
    return commit(this.secret);
  }

  /** Opens a table, with himself in the first seat. Its code. */
  async openTable(url: string): Promise<string> {
    const { token, name, commitment } = this;
    const asked = { ...VERSIONS, game: GAME, name, token, commitment };
    return (await post<CreatedTable>(`${url}/api/tables`, asked)).code;
  }

  reserve(url: string, code: string): Promise<SeatReservation> {
    const { token, name } = this;
    return post<SeatReservation>(`${url}/api/tables/${code}/join`, { ...VERSIONS, token, name });
  }

  async request(name: string, payload: object): Promise<unknown> {
    if (this.client === null) throw new Error(`${this.name} is not connected`);
    return this.client.request(name, payload);
  }

  act(seq: number, action: object): Promise<unknown> {
    return this.request('act', { id: randomBytes(9).toString('base64url'), seq, action });
  }

  /** When everybody is asked for his part of the dice. */
  maybeOpen(name: string, message: unknown): void {
    if (name !== 'fairness' || (message as { readonly ask: string }).ask !== 'open') return;
    void this.request('open', { secret: toHex(this.secret) });
  }
}
