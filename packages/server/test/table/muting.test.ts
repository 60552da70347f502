import { mute } from '../../src/table/chat';
import { StillTable } from '../support/still-table';

test('a seat remembers the last hundred it has muted: spectators come and go, and each visit has its own id', () => {
  const still = new StillTable({ people: 1 });
  const ids = Array.from({ length: 120 }, (_, index) => `w${index}`);
  for (const who of ids) still.did((table) => mute(table, 'p1', { who, muted: true }));
  expect(still.seat(0).muted).toEqual(ids.slice(20));
});

test('muting somebody twice is muting him once', () => {
  const still = new StillTable({ people: 2 });
  for (const muted of [true, true]) still.did((table) => mute(table, 'p1', { who: 'p2', muted }));
  expect(still.seat(0).muted).toEqual(['p2']);
  still.did((table) => mute(table, 'p1', { who: 'p2', muted: false }));
  expect(still.seat(0).muted).toEqual([]);
});
