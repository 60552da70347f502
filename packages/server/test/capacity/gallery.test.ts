import type { SeatReservation } from '@pampa/protocol';
import { Routes } from '../support/from-address';
import { movingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal } from '../support/tables';

/** Four fifths of the 50 places there are, as long as there are no others. */
const SHARE = 40;
const MOST_EXPECTED = 30;
const MOST_IN_HOUSE = 100;
const time = movingTime();
let server: Running;
let routes: Routes;
let addresses = 0;
/** One that was not used before: what it may do per minute is all left. */
const newAddress = (): string => `127.0.2.${++addresses}`;

beforeAll(async () => {
  server = await startRunning({ env: { LIMIT_FACTOR: '1' }, now: time.now });
  routes = new Routes(server.port);
});
afterAll(async () => {
  await routes.close();
  await server.close();
});

async function newMatch(): Promise<string> {
  const players = await deal([await routes.from(newAddress()), await routes.from(newAddress())], 2);
  return players[0]!.table.code;
}

async function reserve(url: string, code: string): Promise<SeatReservation> {
  return new Player(url, 'Watcher').reserve(code);
}

/** Spectators of one address, as many as are let in; tells with what the next was refused. */
async function watchAsManyAsPossible(url: string, code: string): Promise<[number, string]> {
  for (let count = 0; ; count++) {
    const answer = await codeOf(new Player(url, 'Watcher').join(code));
    if (answer !== 'done') return [count, answer];
  }
}

/** The same, but none of them ever connects. */
async function reserveAsManyAsPossible(url: string, code: string): Promise<[number, string]> {
  for (let count = 0; ; count++) {
    const answer = await codeOf(reserve(url, code));
    if (answer !== 'done') return [count, answer];
  }
}

test('one address leaves places in the gallery for others, and so does the next', async () => {
  const code = await newMatch();
  expect(await watchAsManyAsPossible(await routes.from(newAddress()), code)).toEqual([SHARE, 'gallery-full']);
  expect(await watchAsManyAsPossible(await routes.from(newAddress()), code)).toEqual([8, 'gallery-full']);
  const zoe = new Player(await routes.from(newAddress()), 'Zoe');
  await zoe.join(code);
  expect(zoe.table.watchers).toHaveLength(SHARE + 8 + 1);
});

test('joins that never connect keep few places, and not for long', async () => {
  const code = await newMatch();
  const url = await routes.from(newAddress());
  expect(await reserveAsManyAsPossible(url, code)).toEqual([MOST_EXPECTED, 'too-fast']);
  const zoe = new Player(await routes.from(newAddress()), 'Zoe');
  await zoe.join(code);
  time.pass(20_000);
  expect(await codeOf(new Player(url, 'Watcher').join(code))).toBe('done');
});

test('a place is kept for the address that asked, and no other socket uses it up', async () => {
  const code = await newMatch();
  const [near, far] = [await routes.from(newAddress()), await routes.from(newAddress())];
  const kept = await reserve(near, code);
  await new Player(far, 'Zoe').join(code);
  expect(await watchAsManyAsPossible(far, code)).toEqual([SHARE - 1, 'gallery-full']);
  await new Player(near, 'Late').connect(kept);
  expect(await codeOf(new Player(far, 'Zoe').join(code))).toBe('gallery-full');
});

test('an address has so many places in all galleries together', async () => {
  const url = await routes.from(newAddress());
  const counts: number[] = [];
  for (let table = 0; table < 3; table++) {
    const [count, code] = await watchAsManyAsPossible(url, await newMatch());
    expect(code).toBe('gallery-full');
    counts.push(count);
  }
  expect(counts).toEqual([SHARE, SHARE, MOST_IN_HOUSE - 2 * SHARE]);
});
