import type { Result } from '@pampa/rules';
import type { TableDocument } from '../../src/table/document';
import { resign } from '../../src/table/play';
import { rankingOf } from '../../src/table/settle';
import { StillTable } from '../support/still-table';

const DETAIL = { breakdown: {} };

/** What the rules say, best first: the score of each seat. */
function resultOf(...scores: readonly number[]): Result {
  return scores
    .map((score, seat) => ({
      seat,
      score,
      rank: 1 + scores.filter((other) => other > score).length,
      ...DETAIL,
    }))
    .sort((a, b) => a.rank - b.rank) as unknown as Result;
}

function tableOf(...resigned: readonly boolean[]): TableDocument {
  const { document } = new StillTable({ people: resigned.length });
  return { ...document, seats: resigned.map((each, seat) => ({ ...document.seats[seat]!, resigned: each })) };
}

const ranks = (result: Result, document: TableDocument): string[] =>
  rankingOf(result, document).map(
    ({ seat, rank, score, resigned }) => `${rank}. seat ${seat}: ${score}${resigned ? ' resigned' : ''}`,
  );

test('whoever has resigned is ranked behind everybody who has not, by what a bot made of it', () => {
  expect(ranks(resultOf(90, 70, 80, 60), tableOf(true, false, true, false))).toEqual([
    '1. seat 1: 70',
    '2. seat 3: 60',
    '3. seat 0: 90 resigned',
    '4. seat 2: 80 resigned',
  ]);
});

test('who shares a place shares it still, and the next place is left out', () => {
  expect(ranks(resultOf(50, 70, 70), tableOf(false, false, false))).toEqual([
    '1. seat 1: 70',
    '1. seat 2: 70',
    '3. seat 0: 50',
  ]);
});

test('a match that everybody has resigned is nobody’s win', () => {
  const still = StillTable.playing({ people: 2 });
  for (const seat of [0, 1]) still.did((table) => resign(table, still.id(seat)));
  still.playUntil(() => false);
  expect(still.document.outcome?.ranking.map(({ rank }) => rank)).toContain(1);
  expect(still.document.series.tally.map(({ wins }) => wins)).toEqual([0, 0]);
});

test('the record is told who has resigned, and after which entry', () => {
  const still = StillTable.playing({ people: 3 });
  still.playUntil(() => still.match.seq === 20);
  still.did((table) => resign(table, still.id(1)));
  still.playUntil(() => still.match.seq === 30);
  still.did((table) => resign(table, still.id(0)));
  still.playUntil(() => false);
  expect(still.change?.matchEnd?.resigned).toEqual([
    { seat: 0, seq: 30 },
    { seat: 1, seq: 20 },
  ]);
});

test('the record of a match that nobody resigned says nothing of it', () => {
  const still = StillTable.playing({ people: 2 });
  still.playUntil(() => false);
  expect(still.change?.matchEnd).not.toHaveProperty('resigned');
});

test('bots win like anybody, and are counted', () => {
  const still = StillTable.playing({ people: 1, bots: 1 });
  still.did((table) => resign(table, still.id(0)));
  still.playUntil(() => false);
  expect(still.document.series.tally).toMatchObject([
    { name: 'Ana', wins: 0 },
    { name: 'Facundo', wins: 1 },
  ]);
});
