import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeatReservation } from '@pampa/protocol';
import WebSocket from 'ws';
import { Ledger } from '../chaos/ledger';
import { Party } from '../chaos/party';
import { randomOf } from '../chaos/random';
import { Player, VERSIONS } from '../support/player';
import { freePort, ServerProcess } from '../support/server-process';
import { exchange } from './exchange';
import { CODES, goodRequest } from './frames';
import { placeAt } from './intruder';
import { LogWatch } from './log-watch';
import { Tally } from './tally';

export interface FloodReport {
  readonly counts: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
  readonly answeredInMs: readonly number[];
}

/** Another machine, as far as the server can tell. Linux has a whole net of such addresses. */
const ELSEWHERE = '127.0.0.2';

/** Some times what one address may do, and what one socket may. */
const REQUESTS = 500;
const SOCKETS = 3;
/** A burst of 40 is taken, and of more than 60 within a second no page of ours is the sender. */
const TOO_MANY = 55;
const FAR_TOO_MANY = 1500;
const UPGRADES = 250;
const TABLES = 40;
const GUESSES = 60;

/** Honest people make two or three moves a second at most. */
const THINK_MS = 500;
const LOOK_EVERY_MS = 50;
const CLOSED_WITHIN_MS = 10_000;
const MOVES_BEFORE = 3;

/** With the limits as they are: a flood ends in refusals and closed doors, and nobody else is kept waiting. */
export async function runFlood(seed: number): Promise<FloodReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pampa-flood-'));
  const server = new ServerProcess({ port: await freePort(), dataDir, env: { LIMIT_FACTOR: '1' } });
  const ledger = new Ledger();
  const honest = new Party({
    url: server.url,
    ledger,
    seed,
    name: 'H',
    people: 2,
    bots: 0,
    thinkMs: THINK_MS,
  });
  try {
    await server.ready();
    honest.start();
    while (ledger.acknowledged < MOVES_BEFORE) await pause(LOOK_EVERY_MS);
    return await flood(server, honest, ledger, seed);
  } finally {
    await server.kill();
    await honest.leave();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function flood(
  server: ServerProcess,
  honest: Party,
  ledger: Ledger,
  seed: number,
): Promise<FloodReport> {
  const tally = new Tally();
  const log = new LogWatch(server, tally);
  const code = honest.code ?? '';
  const before = ledger.acknowledged;
  for (let socket = 0; socket < SOCKETS; socket++) await floodSocket(server.url, code, seed, tally);
  await floodHttp(server.url, UPGRADES, 'upgrade', upgradeRequest, tally);
  await floodHttp(server.url, TABLES, 'open', openRequest, tally);
  await floodHttp(server.url, GUESSES, 'guess', guessRequest, tally);
  await floodHttp(server.url, REQUESTS, 'list', listRequest, tally);
  for (const what of ['socket', 'upgrade', 'open', 'guess', 'list']) {
    if ((tally.counts.get(`${what} taken`) ?? 0) === 0) tally.problem(`no ${what} was taken`);
    if ((tally.counts.get(`${what} refused`) ?? 0) === 0) tally.problem(`no ${what} was refused`);
  }
  await newcomer(server.url, honest.code ?? '');
  if (ledger.acknowledged === before) tally.problem('the honest table stood still');
  if (honest.guests.some(({ drops }) => drops > 0)) tally.problem('honest people lost their connection');
  for (const complaint of ledger.complaints) tally.problem(complaint);
  if (server.exit !== null) tally.problem(`the server ended (${server.exit})`);
  log.read();
  return { counts: tally.counts, problems: tally.problems, answeredInMs: ledger.answeredInMs };
}

/** Requests as they should be, too many of them: some are refused; and far too many: the door is closed. */
async function floodSocket(url: string, code: string, seed: number, tally: Tally): Promise<void> {
  const place = await reserveElsewhere(url, code);
  const socket = new WebSocket(placeAt(url, place), { localAddress: ELSEWHERE });
  await once(socket, 'message');
  socket.on('message', (data: Buffer) => {
    if (data[0] !== CODES.response) return;
    tally.count(data.includes('too-fast') ? 'socket refused' : 'socket taken');
  });
  const closed = once(socket, 'close');
  socket.send(Buffer.from([CODES.join]));
  const random = randomOf(seed, 'flood');
  const { token, name, commitment } = new Player(url, 'Zorro');
  const belongings = { token, name, commitment, secret: commitment };
  const send = (requests: number): void => {
    for (let id = 1; id <= requests; id++) socket.send(goodRequest('look', { random, belongings, id }).bytes);
  };
  send(TOO_MANY);
  await pause(LOOK_EVERY_MS);
  send(FAR_TOO_MANY);
  const late = pause(CLOSED_WITHIN_MS, 'late', { ref: false });
  if ((await Promise.race([closed, late])) === 'late') tally.problem('nobody closed the door to a flood');
  else tally.count('socket closed');
  socket.terminate();
}

async function reserveElsewhere(url: string, code: string): Promise<SeatReservation> {
  const body = JSON.stringify({ ...VERSIONS, name: 'Zorro' });
  const request = post(`/api/tables/${code}/join`, body);
  const answer = await exchange({ port: portOf(url), pieces: [request], localAddress: ELSEWHERE });
  if (typeof answer === 'string') throw new Error(`a join was answered with ${answer}`);
  return JSON.parse(answer.body) as SeatReservation;
}

async function floodHttp(
  url: string,
  times: number,
  what: string,
  request: (index: number) => Buffer,
  tally: Tally,
): Promise<void> {
  const many = Array.from({ length: times }, (_, index) => index);
  const lane = async (): Promise<void> => {
    for (let index = many.pop(); index !== undefined; index = many.pop()) {
      const pieces = [request(index)];
      const answer = await exchange({ port: portOf(url), pieces, localAddress: ELSEWHERE });
      // Each of these is a connection of its own, and an address with too many new ones has them dropped.
      const isRefused =
        answer === 'closed' ||
        (typeof answer !== 'string' && answer.status === 429 && answer.body.includes('too-fast'));
      if (typeof answer === 'string' && !isRefused) tally.problem(`${what} was answered with ${answer}`);
      tally.count(`${what} ${isRefused ? 'refused' : 'taken'}`);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

const get = (path: string, more = ''): Buffer =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more === '' ? 'Connection: close\r\n' : more}\r\n`,
  );

const listRequest = (): Buffer => get('/api/tables');
const guessRequest = (): Buffer => get('/api/tables/ZZZZZ');
const upgradeRequest = (): Buffer =>
  get(
    '/process/room?sessionId=nobody',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
  );
const openRequest = (index: number): Buffer => {
  const token = String(index).padStart(22, '0');
  return post('/api/tables', JSON.stringify({ ...VERSIONS, game: 'el-gaucho', name: 'Zorro', token }));
};

function post(path: string, body: string): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  return Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

/** Somebody who comes in the middle of it, from another address, finds everything as usual. */
async function newcomer(url: string, code: string): Promise<void> {
  const player = new Player(url, 'Zoe');
  await player.join(code);
  await player.until(() => player.table.match === null || player.open !== null);
  await player.leave();
}
