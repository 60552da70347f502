import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, isRefusal, parseRecord, type MatchRecord } from '@pampa/rules';
import { rankedBy, withResigned } from '../../src/table-page/results/ranked-by';

const FIXTURE = join(__dirname, '../../../../fixtures/el-gaucho/dice-left-unused.match.json');

function someRecord(): MatchRecord {
  const parsed = parseRecord(readFileSync(FIXTURE, 'utf8'), GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  return parsed.record;
}

const record = someRecord();
const winner = record.result![0]!.seat;

test('a record in which nobody resigned is shown as it is', () => {
  expect(rankedBy(record)).toBe(record);
});

test('results and replay alike put the winner who had resigned last, and say that he had', () => {
  const given = { ...record, resigned: [{ seat: winner, seq: record.entries.length }] };
  const standings = rankedBy(given).result!;
  expect(standings.at(-1)).toMatchObject({ seat: winner, rank: standings.length });
  expect(standings[0]).toMatchObject({ seat: record.result![1]!.seat, rank: 1 });
  const players = record.header.players.map(({ name }) => ({
    name,
    colour: 'red' as const,
    connected: true,
    isBot: false,
  }));
  expect(
    withResigned(players, given).flatMap(({ hasResigned }, seat) => (hasResigned ? [seat] : [])),
  ).toEqual([winner]);
});

test('a match that was ended without result has no ranking to change', () => {
  const ended = { ...record, result: null, resigned: [{ seat: winner, seq: 1 }] };
  expect(rankedBy(ended)).toBe(ended);
});
