import { readdirSync } from 'node:fs';
import { elGaucho } from '../../src/el-gaucho/game';
import { LAYOUT_NAMES } from '../../src/el-gaucho/layouts';
import { serializeRecord } from '../../src/kernel/serialize-record';
import { verify } from '../../src/kernel/verify';
import { ENDING, FIXTURES, readGolden, readIndex, retell } from './golden/fixtures';
import { GOLDENS } from './golden/shows';

const index = readIndex();
const names = GOLDENS.map(({ name }) => name).sort();

describe('the golden matches', () => {
  test('are at least thirty, each with a row, a file and a note of what it came to', () => {
    const files = readdirSync(FIXTURES).filter((file) => file.endsWith(ENDING));
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect(files.map((file) => file.slice(0, -ENDING.length)).sort()).toEqual(names);
    expect(Object.keys(index).sort()).toEqual(names);
  });

  test('are of every number of players on every layout', () => {
    const tables = GOLDENS.map(({ seats, layout }) => `${seats} ${layout}`);
    const all = [2, 3, 4].flatMap((seats) => LAYOUT_NAMES.map((layout) => `${seats} ${layout}`));
    expect([...new Set(tables)].sort()).toEqual(all.sort());
  });

  test('are told apart: what one shows is not true of every match', () => {
    let vague = GOLDENS;
    for (const name of names) {
      if (vague.length === 0) break;
      const { tale } = retell(readGolden(name).record);
      vague = vague.filter(({ shows }) => shows(tale));
    }
    expect(vague.map(({ name }) => name)).toEqual([]);
  });
});

describe('a golden match', () => {
  test.each(GOLDENS)('$name: $says', ({ name, seats, layout, shows }) => {
    const { text, record } = readGolden(name);
    const { checks, firstFailure } = verify(elGaucho, record);
    expect(firstFailure).toBeNull();
    const unchecked = checks.filter(({ ok }) => ok !== true).map((check) => check.name);
    expect(unchecked).toEqual(record.events === null ? ['events'] : []);

    const { tale, noted } = retell(record);
    expect(shows(tale)).toBe(true);
    expect(noted).toEqual(index[name]);
    expect(record.result?.map(({ seat, score }) => [seat, score]).sort()).toEqual([
      ...noted.scores.entries(),
    ]);
    expect([record.header.players.length, record.header.options.layout]).toEqual([seats, layout]);
    expect(serializeRecord(record)).toBe(text);
  });
});
