import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableCard } from '@pampa/protocol';
import { loadOpenerMarks } from '../../src/tables/opener-marks';
import { cardOf, NOON, tableOf } from '../store/samples';
import { Routes } from '../support/from-address';
import { forget } from '../support/place';
import { openOnly, Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';

const PER_ADDRESS = 8;
const OPENED = 20;
const MOST_UNSTARTED = 60;
const dataDir = mkdtempSync(join(tmpdir(), 'pampa-'));
let server: Running;
let routes: Routes;

async function start(): Promise<void> {
  server = await startRunning({ env: { LIMIT_FACTOR: '1' }, dataDir });
  routes = new Routes(server.port);
}

async function stop(): Promise<void> {
  await routes.close();
  await server.close();
}

beforeAll(start);
afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
  forget(dataDir);
});

async function listed(): Promise<readonly TableCard[]> {
  const answer = await fetch(`${server.url}/api/tables`);
  return ((await answer.json()) as { tables: TableCard[] }).tables;
}

const PUBLIC = { listed: true };

test('one address has a few lines of the public list, also after a restart', async () => {
  const ana = new Player(await routes.from('127.0.3.1'), 'Ana');
  const hers = await ana.create({ options: PUBLIC });
  const flood = await routes.from('127.0.3.2');
  const theirs: string[] = [];
  for (let table = 0; table < OPENED; table++) theirs.push(await openOnly(flood, PUBLIC));
  const shown = [...theirs.slice(-PER_ADDRESS).reverse(), hers];
  expect((await listed()).map(({ code }) => code)).toEqual(shown);
  await stop();
  await start();
  expect((await listed()).map(({ code }) => code)).toEqual(shown);
  expect(await codeOf(openOnly(await routes.from('127.0.3.1'), PUBLIC))).toBe('done');
  expect(await listed()).toHaveLength(PER_ADDRESS + 2);
});

test('the list says nothing about addresses', async () => {
  const text = await (await fetch(`${server.url}/api/tables`)).text();
  expect(Object.keys((JSON.parse(text) as { tables: object[] }).tables[0]!).sort()).toEqual([
    'code',
    'createdAt',
    'game',
    'gameOptions',
    'match',
    'next',
    'options',
    'seats',
    'status',
  ]);
  expect(text).not.toContain('127.0.3');
});

test('one address has so many tables at which nothing has begun, and others open theirs', async () => {
  const openedBy = (await loadOpenerMarks(server.store))('127.0.3.4');
  for (let table = 0; table < MOST_UNSTARTED - 1; table++) {
    const code = `T${String(table).padStart(4, '0')}`;
    await server.store.createTable(tableOf(code, { openedBy, createdAt: NOON, card: cardOf(code) }));
  }
  const url = await routes.from('127.0.3.4');
  expect(await codeOf(openOnly(url))).toBe('done');
  expect(await codeOf(openOnly(url))).toBe('server-full');
  expect(await codeOf(openOnly(await routes.from('127.0.3.5')))).toBe('done');
});
