import { Routes } from '../support/from-address';
import { movingTime } from '../support/moving-time';
import type { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal } from '../support/tables';

/** A fifth of what is usual: 4 rematches in ten minutes. */
const LIMIT_FACTOR = '0.2';
const REMATCHES = 4;
const time = movingTime();
let server: Running;
let routes: Routes;

beforeAll(async () => {
  server = await startRunning({ env: { LIMIT_FACTOR }, now: time.now });
  routes = new Routes(server.port);
});
afterAll(async () => {
  await routes.close();
  await server.close();
});

/** Ends the match that both are in, by consent. */
async function end([ana, bruno]: readonly [Player, Player]): Promise<void> {
  const { proposal } = await ana.request('propose', { kind: 'end' });
  await bruno.request('vote', { proposal, yes: true });
  await ana.until(() => ana.table.status === 'over');
}

/** Both go to the table of the rematch, and begin. */
async function goOn(players: readonly [Player, Player], code: string): Promise<void> {
  const [ana, bruno] = players;
  for (const player of players) {
    player.drop();
    await player.join(code);
    // What a socket may ask for comes back with time.
    time.pass(10_000);
  }
  for (const player of players) await player.until(() => player.table.seats[1]?.commitment !== null);
  await bruno.request('ready', { ready: true });
  await ana.request('start', {});
  await ana.until(() => ana.table.status === 'playing');
}

test('rematches are counted for the address that asks; the other player can still ask', async () => {
  const players = (await deal([await routes.from('127.0.4.1'), await routes.from('127.0.4.2')], 2)) as [
    Player,
    Player,
  ];
  const [ana, bruno] = players;
  for (let match = 0; match < REMATCHES; match++) {
    await end(players);
    await goOn(players, (await ana.request('rematch', {})).code);
  }
  await end(players);
  expect(await codeOf(ana.request('rematch', {}))).toBe('too-fast');
  expect(await codeOf(bruno.request('rematch', {}))).toBe('done');
});
