import { createTexts } from '@pampa/texts';
import { nameOfGame, playOut } from '../src/play-out';
import { playedOf, quantile, summaryOf } from '../src/summary';
import { planFor } from './plan';

const texts = createTexts('en').elGaucho;

test('a quantile is one of the numbers', () => {
  const numbers = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10];
  expect([0, 0.1, 0.5, 0.9, 1].map((share) => quantile(numbers, share))).toEqual([1, 1, 5, 9, 10]);
  expect(quantile([4], 0.9)).toBe(4);
});

test('files are numbered so that they stand in order', () => {
  expect(nameOfGame(planFor('--games', '7'), 6)).toBe('el-gaucho-4p-seed7-006');
  expect(nameOfGame(planFor('--seats', '2', '--games', '20000'), 6)).toBe('el-gaucho-2p-seed7-00006');
});

test('a summary counts games, acts, rounds and pesos, and tells where the pesos came from', () => {
  const records = [0, 1, 2].map((index) => playOut(planFor('--seats', '3', '--policy', 'fallback'), index));
  const played = records.map((record) => playedOf(record, texts));
  for (const [index, { acts, rounds, standings }] of played.entries()) {
    expect(acts).toBe(records[index]!.entries.length);
    expect(rounds).toBeGreaterThan(5);
    expect(standings).toHaveLength(3);
  }
  const lines = summaryOf(played, texts);
  const pesos = played.flatMap(({ standings }) => standings.map(({ score }) => score));
  expect(lines[0]).toBe('games  3');
  expect(lines).toContain(
    `pesos  median ${quantile(pesos, 0.5)}, p10 ${Math.min(...pesos)}, p90 ${Math.max(...pesos)}`,
  );
  const german = summaryOf(played, createTexts('de').elGaucho);
  expect(german.filter((line) => line.startsWith('Pesos  '))).toHaveLength(1);
  expect(lines.at(-1)).toMatch(/^ +\d+\.\d +\d+\.\d % {2}Insurance for ousted gauchos$/);

  const shares = lines.flatMap((line) => / ([\d.]+) % /.exec(line)?.[1] ?? []).map(Number);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, -1);
});
