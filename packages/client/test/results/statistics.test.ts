import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, isRefusal, parseRecord, type MatchRecord } from '@pampa/rules';
import { elGaucho, type ElGaucho, type ElGauchoEvent } from '@pampa/rules/el-gaucho';
import { keptEvents } from '../../src/tabletop/results/kept-events';
import { standingsOf } from '../../src/tabletop/results/standings';
import { INCOME_GROUPS, statisticsOf } from '../../src/games/el-gaucho/results/statistics';

const FOLDER = join(__dirname, '../../../../fixtures/el-gaucho');
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.match.json'));

function recordOf(name: string): MatchRecord<ElGaucho> {
  const parsed = parseRecord(readFileSync(join(FOLDER, name), 'utf8'), GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  return parsed.record as MatchRecord<ElGaucho>;
}

function statisticsFrom(record: MatchRecord<ElGaucho>): ReturnType<typeof statisticsOf> {
  return statisticsOf(keptEvents(elGaucho, record)!, record.header.players.length);
}

describe.each(NAMES)('%s', (name) => {
  const record = recordOf(name);
  const statistics = statisticsFrom(record);

  test('what everybody earned adds up to the score', () => {
    for (const { seat, score } of record.result!) {
      const purse = statistics.income[seat]!;
      expect(INCOME_GROUPS.reduce((sum, group) => sum + purse[group], 0)).toBe(score);
    }
  });

  test('the groups of income are those of the rules, added up', () => {
    for (const { seat, sources } of record.result!) {
      const sumOf = (pattern: RegExp): number =>
        Object.entries(sources).reduce(
          (sum, [source, pesos]) => (pattern.test(source) ? sum + pesos : sum),
          0,
        );
      expect(statistics.income[seat]).toEqual({
        forced: sumOf(/^forced-/),
        immediate: sumOf(/^immediate-|^sale-bonus$/),
        final: sumOf(/^final-/),
        insurance: sumOf(/-indemnity$/),
      });
    }
  });

  test('the race has a point for every round, never falls, and ends with the scores', () => {
    const { race, rounds } = statistics;
    expect(race).toHaveLength(rounds + 1);
    for (const [index, pesos] of race.entries()) {
      for (const [seat, count] of pesos.entries())
        expect(count).toBeGreaterThanOrEqual(race[index - 1]?.[seat] ?? 0);
    }
    for (const { seat, score } of record.result!) expect(race.at(-1)![seat]).toBe(score);
  });

  test('a record without events tells the same once it is played again', () => {
    expect(keptEvents(elGaucho, { ...record, events: null })).toEqual(keptEvents(elGaucho, record));
  });

  test('no sale is better than the best sale', () => {
    const best = Math.max(...statistics.sales.map(({ pesos }) => pesos));
    expect(statistics.bestSale?.pesos).toBe(best);
  });
});

test('a record without events and secrets tells nothing, but still who won', () => {
  const record: MatchRecord<ElGaucho> = { ...recordOf('tie.match.json'), events: null, secrets: null };
  expect(keptEvents(elGaucho, record)).toBeNull();
  expect(standingsOf(record, []).map(({ rank }) => rank)).toEqual(record.result!.map(({ rank }) => rank));
});

test('a match that was ended without result shows who was ahead', () => {
  const sold = (seat: number, pesos: number): ElGauchoEvent => ({
    type: 'sold',
    seat,
    race: 'brown',
    kind: 'forced',
    tiles: [1009],
    highest: 9,
    pesos,
    bonus: 0,
  });
  const statistics = statisticsOf([sold(1, 30), sold(2, 30), sold(0, 9)], 3);
  expect(standingsOf({ result: null }, statistics.race.at(-1)!)).toEqual([
    { seat: 1, rank: 1, score: 30 },
    { seat: 2, rank: 1, score: 30 },
    { seat: 0, rank: 3, score: 9 },
  ]);
});

test('what was taken back is not counted', () => {
  const record = recordOf('takes-back-two-acts-of-a-turn.match.json');
  const all = record.events!.flat().length;
  expect(keptEvents(elGaucho, record)!.length).toBeLessThan(all);
});
