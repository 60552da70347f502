import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, isRefusal, parseRecord } from '@pampa/rules';
import type { GameClient } from '../../src/games/game-client';
import { diceStatistics, upperTail } from '../../src/verify/dice-statistics';
import { rollsOf } from '../../src/verify/rolls-of';
import { hands } from '../play/support/el-gaucho-hands';

const client = hands as unknown as GameClient;

test.each([
  // From any table of the chi-square distribution with five degrees of freedom.
  [1.145, 0.95],
  [4.351, 0.5],
  [9.236, 0.1],
  [11.07, 0.05],
  [15.086, 0.01],
  [20.515, 0.001],
])('%d is exceeded with chance %d', (x, chance) => expect(upperTail(x)).toBeCloseTo(chance, 3));

test('even dice are as even as can be, and loaded ones hardly ever happen', () => {
  const even = diceStatistics([{ round: 1, faces: [1, 2, 3, 4, 5, 6] }])!;
  expect(even).toMatchObject({ dice: 6, expected: 1, chiSquare: 0, asUneven: 100 });
  const loaded = diceStatistics([{ round: 1, faces: Array.from({ length: 60 }, () => 6) }])!;
  expect(loaded.asUneven).toBeLessThan(1e-6);
  expect(loaded.counts.filter(({ count }) => count < loaded.low || count > loaded.high)).toHaveLength(6);
});

test('where nothing was rolled there is nothing to tell', () => expect(diceStatistics([])).toBeNull());

test('every die of a match is counted once, with its events and without', () => {
  const file = join(__dirname, '../../../../fixtures/el-gaucho/tie.match.json');
  const parsed = parseRecord(readFileSync(file, 'utf8'), GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  const { record, game } = parsed;
  const rolls = rollsOf({ ...record, events: null }, game, client)!;
  expect(rolls.map(({ round }) => round)).toEqual(rolls.map((_, index) => index + 1));
  const perRound = new Set(rolls.map(({ faces }) => faces.length));
  expect(perRound.size).toBe(1);
  expect(diceStatistics(rolls)!.dice).toBe(rolls.length * [...perRound][0]!);
  if (record.events !== null) expect(rollsOf(record, game, client)).toEqual(rolls);
});
