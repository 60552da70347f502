import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ladderArguments } from '../src/ladder-arguments';
import { heroSeat, ROWS, seedOf } from '../src/ladder/rows';
import { wilson } from '../src/ladder/wilson';
import { PATIENCE_MS, run, temporaryFolder } from './run';

jest.setTimeout(PATIENCE_MS);

const folder = temporaryFolder();

describe("Wilson's interval", () => {
  test.each([
    { wins: 0, games: 10, low: 0, high: 0.278 },
    { wins: 50, games: 100, low: 0.404, high: 0.596 },
    { wins: 400, games: 400, low: 0.99, high: 1 },
    { wins: 0, games: 0, low: 0, high: 1 },
  ])('of $wins wins in $games games', ({ wins, games, low, high }) => {
    const interval = wilson(wins, games);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
});

describe('the rows', () => {
  test('have names of their own', () => {
    expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length);
  });

  test('seat the hero on every seat in turn, each time with the same deal', () => {
    const row = ROWS.find(({ name }) => name === 'gaucho-peon-3')!;
    expect([0, 1, 2, 3].map((index) => [heroSeat(row, index), seedOf(row, index)])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
    ]);
  });

  test('never play a game among equals twice', () => {
    const row = ROWS.find(({ name }) => name === 'all-gaucho-2-wide')!;
    expect([0, 1, 2].map((index) => seedOf(row, index))).toEqual([1, 2, 3]);
  });
});

describe('the arguments of the ladder', () => {
  test('are every row and the page in docs if nothing is said', () => {
    expect(ladderArguments([])).toEqual({
      wish: {
        rows: ROWS,
        workers: 1,
        results: '.reports/ladder.jsonl',
        out: 'docs/ladder.md',
      },
    });
  });

  test.each([
    [['--rows', 'peon-nobody-2'], 'There is no row called peon-nobody-2.'],
    [['--games', 'many'], '--games must be a whole number.'],
    [['--workers', '0'], '--workers must be a whole number from 1 to 64.'],
  ])('%j are no arguments', (args, wrong) => {
    expect(ladderArguments(args)).toEqual({ wrong });
  });
});

test('npm run ladder plays, writes its page, and plays nothing twice', () => {
  const [results, out] = [join(folder, 'games.jsonl'), join(folder, 'ladder.md')];
  const args = [
    '--rows',
    'peon-random-2,all-peon-3-narrow',
    '--games',
    '2',
    '--results',
    results,
    '--out',
    out,
  ];
  expect(run('ladder', ...args)).toMatchObject({ code: 0, err: '' });
  const games = readFileSync(results, 'utf8');
  expect(games.trim().split('\n')).toHaveLength(4);
  expect(readFileSync(out, 'utf8')).toMatch(
    /\| peon \| random play \| 2 \| {2}\| 2 of 1,000 \| \d+\.\d % \|/,
  );
  expect(readFileSync(out, 'utf8')).toMatch(
    /\| peon \| 3 \| narrow \| 2 of 100 \| \d+ \(\d+ to \d+\) \| \d+ \|/,
  );

  expect(run('ladder', ...args)).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(results, 'utf8')).toBe(games);
});
