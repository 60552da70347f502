import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, isRefusal, parseRecord, type MatchRecord } from '@pampa/rules';
import { PATIENCE_MS, run, temporaryFolder, type Ended } from './run';

jest.setTimeout(PATIENCE_MS);

const folder = temporaryFolder();
const [first, again, narrow] = ['first', 'again', 'narrow'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const games = ['--seats', '3', '--seed', '5', '--games', '2', '--events'];
const fileOf = (out: string, index: number): string => join(out, `el-gaucho-3p-seed5-00${index}.match.json`);

function recordIn(file: string): MatchRecord {
  const parsed = parseRecord(readFileSync(file, 'utf8'), GAMES);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.record;
}

let sim: Ended;
beforeAll(() => {
  sim = run('sim', '--out', first, ...games);
});

describe('npm run sim', () => {
  test('writes a record for each game, and a summary', () => {
    expect(sim).toMatchObject({ code: 0, err: '' });
    expect(sim.out).toMatch(/^El Gaucho, 3 players, policy random, seed 5\ngames {2}2\n/);
    expect(sim.out).toMatch(/written to .+ in [\d.]+ s\n$/);
    expect(readdirSync(first)).toEqual([0, 1].map((index) => `el-gaucho-3p-seed5-00${index}.match.json`));
    for (const index of [0, 1]) {
      const record = recordIn(fileOf(first, index));
      expect(record.header.players).toHaveLength(3);
      expect(record.result).toHaveLength(3);
      expect(record.events).not.toBeNull();
    }
  });

  test('writes the same records again, and other ones for other games', () => {
    expect(run('sim', '--out', again, ...games).code).toBe(0);
    const texts = [0, 1].map((index) => readFileSync(fileOf(first, index), 'utf8'));
    expect([0, 1].map((index) => readFileSync(fileOf(again, index), 'utf8'))).toEqual(texts);
    expect(recordIn(fileOf(first, 0)).entries).not.toEqual(recordIn(fileOf(first, 1)).entries);
  });

  test('plays other layouts and policies', () => {
    const args = ['--seats', '2', '--option', 'layout=narrow', '--policy', 'fallback'];
    expect(run('sim', '--out', narrow, ...args)).toMatchObject({ code: 0, err: '' });
    const record = recordIn(join(narrow, 'el-gaucho-2p-seed7-000.match.json'));
    expect(record.header.options).toMatchObject({ layout: 'narrow' });
    expect(record.events).toBeNull();
  });

  test('says in one sentence what it does not understand, or can not do', () => {
    expect(run('sim', '--seats', '9', '--out', folder)).toEqual({
      code: 1,
      out: '',
      err: '--seats must be a whole number from 2 to 4.\n',
    });
    const taken = fileOf(first, 0);
    expect(run('sim', '--out', taken)).toEqual({
      code: 1,
      out: '',
      err: `${taken} can't be written to (EEXIST).\n`,
    });
  });
});

const good = (): string => readFileSync(fileOf(first, 0), 'utf8');
const withText = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('npm run replay', () => {
  test('checks a record and tells it in words', () => {
    const { code, out, err } = run('replay', fileOf(first, 0), '--lang', 'de');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('in Ordnung  die Kette der Züge');
    expect(out).toContain('Runde 1 beginnt;');
    expect(out).toMatch(/1\. \p{L}+, \d+ Pesos\n/u);
  });

  test('finds the entry that somebody has changed', () => {
    const changed = good().replace(/(\{ "seq": 12, .*?"act": )\{.*?\}(, "link")/, '$1{"type":"end"}$2');
    expect(changed).not.toBe(good());
    const { code, out, err } = run('replay', withText('changed.match.json', changed));
    expect(code).toBe(1);
    expect(out).toContain('failed');
    expect(err).toMatch(/\b12\b.*\n$/);
  });

  test('sees that a record is cut off', () => {
    const { code, out, err } = run(
      'replay',
      withText('cut.match.json', good().slice(0, 9_999)),
      '--lang',
      'es',
    );
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'El archivo está cortado: falta el final.\n',
    });
  });

  test('says in one sentence what it does not understand, or can not read', () => {
    expect(run('replay')).toEqual({ code: 1, out: '', err: 'Name one record to replay.\n' });
    const nowhere = join(folder, 'nowhere.match.json');
    expect(run('replay', nowhere)).toEqual({ code: 1, out: '', err: `${nowhere} can't be read (ENOENT).\n` });
  });

  test('helps', () => {
    const { code, out } = run('replay', '--help');
    expect({ code, helps: out.startsWith('npm run replay -- FILE') }).toEqual({ code: 0, helps: true });
  });
});

describe('npm run verify', () => {
  test('says that all is right, each step of it', () => {
    const { code, out, err } = run('verify', fileOf(first, 0));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^ {2}ok /gm)).toHaveLength(8);
  });

  test('ends with 1 and the first entry that is wrong', () => {
    const later = good().replace(/(\{ "seq": 9, .*?"link": ")./, '$1x');
    const { code, err } = run('verify', withText('later.match.json', later));
    expect({ code, err }).toEqual({
      code: 1,
      err: 'Something is wrong with entry 9, at “entries[8].link”.\n',
    });
    const swapped = good().replace(
      /(\{ "seq": 9, .*?"link": ")(..)/,
      (_, before: string, two: string) => before + (two === '00' ? '11' : '00'),
    );
    expect(run('verify', withText('swapped.match.json', swapped)).err).toMatch(/at entry 9:/);
  });

  test('says in one sentence what it does not understand', () => {
    expect(run('verify')).toEqual({ code: 1, out: '', err: 'Name one record to verify.\n' });
    expect(run('verify', 'a', '--lang', 'it').err).toBe('--lang must be one of en, fr, es, de.\n');
    expect(run('verify', '--help').out).toContain('docs/fairness.md');
  });
});
