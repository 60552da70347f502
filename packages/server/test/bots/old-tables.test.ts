import type { SeatDocument } from '../../src/table/document';
import { levelOf } from '../../src/table/people';
import { publicTable } from '../../src/table/public';
import { wake } from '../../src/table/wake';
import { StillTable } from '../support/still-table';

/** As they were stored before there were levels. */
function withoutLevel({ level: _, ...seat }: SeatDocument): SeatDocument {
  return seat;
}

test('a table from before there were levels wakes, and its bots play as usual', () => {
  const { document } = new StillTable({ people: 1, bots: 2 });
  const old = { ...document, seats: document.seats.map(withoutLevel) };
  expect(JSON.stringify(old)).not.toContain('level');
  const stored = JSON.parse(JSON.stringify(old)) as object;
  const empty = {
    touchedAt: 0,
    wakeAt: null,
    match: null,
    lastLine: 0,
    lineRequests: new Map<string, number>(),
  };
  const table = wake({ id: document.id, epoch: 1, document: stored, ...empty });
  expect(table.document.seats.map(levelOf)).toEqual(['gaucho', 'gaucho', 'gaucho', 'gaucho']);
  const { seats } = publicTable(table, new Set(), []);
  expect(seats.map(({ level }) => level)).toEqual(['', 'gaucho', 'gaucho', '']);
});
