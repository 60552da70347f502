import { banned, isBanned } from '../../src/table/bans';
import { hush } from '../../src/table/chat';
import type { TableDocument } from '../../src/table/document';
import { kick } from '../../src/table/hosting';
import { isHouseRefusal } from '@pampa/protocol';
import type { Circumstances, Commanded } from '../../src/table/table';
import type { Visitor } from '../../src/table/visitor';
import { StillTable } from '../support/still-table';

const HOUR_MS = 60 * 60 * 1000;

const visitorOf = (number: number): Visitor => ({
  address: `address ${number}`,
  browser: `browser ${number}`,
});

const circumstances: Circumstances = {
  now: 1_790_000_000_000,
  sure: 1_790_000_000_000,
  at: 1_790_000_000_000,
  present: new Set(),
  looking: new Set(),
  visitors: new Map(),
  randomBytes: (length) => new Uint8Array(length),
};

const documentOf = (commanded: Commanded): TableDocument => {
  if (isHouseRefusal(commanded)) throw new Error(commanded.code);
  return commanded.document;
};

test('Bans, silenced ids and keys of those sent away are kept to a hundred: the oldest are forgotten', () => {
  const still = new StillTable({ people: 2 });
  let { document } = still;
  const tokenHash = 'ab'.repeat(32);
  for (let count = 0; count < 150; count++) {
    const who = `w${count}`;
    const here = { ...circumstances, visitors: new Map([[who, visitorOf(count)]]) };
    const table = { ...still.table, document };
    document = documentOf(hush(table, 'Zoe', { who, hushed: true }, here));
    const seats = document.seats.map((seat, index) => (index === 1 ? { ...seat, id: who, tokenHash } : seat));
    const kicked = documentOf(kick({ ...table, document: { ...document, seats } }, 'p1', { seat: 1 }, here));
    document = { ...kicked, seats: still.document.seats };
  }
  expect([document.hushed.length, document.bans?.length, document.sentAway?.length]).toEqual([100, 100, 100]);
  expect(document.hushed.at(-1)).toBe('w149');
  expect(isBanned(document, 'kicked', visitorOf(149), circumstances.now)).toBe(true);
  expect(isBanned(document, 'kicked', visitorOf(0), circumstances.now)).toBe(false);
});

test('Nothing is kept of an address after its hour', () => {
  const still = new StillTable({ people: 2 });
  const visitors = new Map([
    ['w1', { address: 'flat', browser: null }],
    ['w2', visitorOf(2)],
  ]);
  const first = banned(still.document, 'removed', 'w1', { ...circumstances, visitors });
  const later = { now: circumstances.now + HOUR_MS, visitors };
  expect(isBanned(first, 'removed', visitors.get('w1'), later.now - 1)).toBe(true);
  expect(isBanned(first, 'removed', visitors.get('w1'), later.now)).toBe(false);
  expect(JSON.stringify(banned(first, 'removed', 'w2', later))).not.toContain('flat');
});
