import type { Game, GameTypes } from '../../src/kernel/game';
import { parseRecord } from '../../src/kernel/parse-record';
import { serializeRecord } from '../../src/kernel/serialize-record';
import { finished, must, richDuel, sealedDuel } from './played-duel';

const record = finished(richDuel('a match to read', { atMost: 30 }));
const text = serializeRecord(record);

function parse(changed: string): ReturnType<typeof parseRecord> {
  return parseRecord(changed, [sealedDuel]);
}

/** The record with the value at `path` exchanged; undefined takes it out. */
function parseWith(path: string, value: unknown): ReturnType<typeof parseRecord> {
  const copy = JSON.parse(text) as object;
  const steps = path.split('.');
  const last = steps.pop() as string;
  const parent = steps.reduce<object>((at, step) => Reflect.get(at, step) as object, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return parse(JSON.stringify(copy));
}

describe('a text that is no record', () => {
  test('is truncated wherever it was cut off', () => {
    const { entries, events } = record;
    const short = {
      ...record,
      entries: entries.slice(0, 3),
      events: events?.slice(0, 3) ?? null,
      snapshots: [],
    };
    const whole = serializeRecord(short).trimEnd();
    const lengths = Array.from({ length: whole.length }, (_, length) => length);
    const refusedAs = (length: number): unknown => Reflect.get(parse(whole.slice(0, length)), 'refused');
    expect(lengths.filter((length) => refusedAs(length) !== 'truncated')).toEqual([]);
    must(parse(whole));
  });

  test.each(['hello', '{]', '{"a":1}}', '<html>{</html>', text + 'x', `\u0000${text}`])(
    'is not JSON: %#',
    (garbage) => {
      expect(parse(garbage)).toEqual({ refused: 'not-json', details: {} });
    },
  );

  test.each(['null', '[]', '3', '"pampa-match"', '{}', '{"format":"pampa"}'])(
    'is not a record: %s',
    (json) => {
      expect(parse(json)).toEqual({ refused: 'not-a-record', details: {} });
    },
  );

  test.each([0, 2, 1.5])('is of version %p, which is unknown', (version) => {
    expect(parseWith('version', version)).toEqual({ refused: 'unknown-version', details: { version } });
  });

  test('is too large', () => {
    expect(parse(' '.repeat(20_000_001))).toMatchObject({
      refused: 'too-large',
      details: { limit: 20_000_000 },
    });
  });

  test.each([100, 1_000_000])('nests %d deep', (depth) => {
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(parse(deep)).toEqual({ refused: 'too-large', details: { depth, limit: 64 } });
    expect(parse(text.replace('"rounds":2', `"rounds":${deep}`))).toMatchObject({ refused: 'too-large' });
  });

  test('brackets inside of strings nest nothing', () => {
    const name = `${'['.repeat(100)}\\"{`;
    must(parse(text.replace('"name":"Ana"', `"name":"${name}"`)));
  });
});

describe('a record of another house', () => {
  const olderRules: Game<GameTypes> = { ...sealedDuel, version: 0 };

  test('is of a game nobody here knows', () => {
    expect(parseRecord(text, [])).toEqual({ refused: 'foreign-game', details: { game: 'duel' } });
    expect(parseWith('header.game', 'chess')).toMatchObject({ refused: 'foreign-game' });
  });

  test('is of rules nobody here knows', () => {
    expect(parseRecord(text, [olderRules])).toEqual({
      refused: 'unknown-rules',
      details: { game: 'duel', rules: 1 },
    });
  });

  test('finds the rules it was played by among several versions', () => {
    expect(must(parseRecord(text, [olderRules, sealedDuel])).game).toBe(sealedDuel);
    expect(must(parseWith('header.rules', 1)).game.version).toBe(1);
  });
});

describe('a malformed record', () => {
  test.each([
    ['version', '1'],
    ['header', null],
    ['header.match', 7],
    ['header.rules', -1],
    ['header.options', []],
    ['header.players', {}],
    ['header.players.0.kind', 'ghost'],
    ['header.commitments.server', 'A'.repeat(64)],
    ['header.commitments.seats.1', ''],
    ['header.startedAt', 0.5],
    ['headerLink', '0'.repeat(63)],
    ['secrets', []],
    ['secrets.seats.0', 'g'.repeat(64)],
    ['entries', null],
    ['entries.2', null],
    ['entries.2.seat', '0'],
    ['entries.2.by', 'ghost'],
    ['entries.2.at', -1],
    ['entries.2.link', ''],
    ['entries.0.act', null],
    ['entries.0.act', 'hide'],
    ['snapshots.0.seq', 2 ** 53],
    ['snapshots.0.hash', null],
    ['result', 3],
    ['result.0.score', '3'],
    ['result.0.sources', []],
    ['result.0.sources.wins', null],
    ['events', {}],
    ['events.1', null],
    ['events.1.0.open', []],
    ['events.0.0.held', {}],
    ['events.0.0.held.0.facts', 3],
    ['events.0.0.sealed', null],
  ])('%s may not be %j', (path, value) => {
    const found = path.replace(/\.(\d+)/g, '[$1]');
    expect(parseWith(path, value)).toMatchObject({ refused: 'malformed', details: { path: found } });
  });

  test('names the entry too', () => {
    expect(parseWith('entries.2.at', null)).toMatchObject({ details: { path: 'entries[2].at', entry: 3 } });
    expect(parseWith('events.4', null)).toMatchObject({ details: { path: 'events[4]', entry: 5 } });
  });

  test('an action and an open fact say by their type what they are', () => {
    expect(parseWith('entries.0.act', {})).toMatchObject({ details: { path: 'entries[0].act.type' } });
    expect(parseWith('events.0.0.open', {})).toMatchObject({ details: { path: 'events[0][0].open.type' } });
  });

  test('no field may be missing, and none added', () => {
    const paths: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      // What is in here belongs to the game: `verify` judges it.
      if (/\.(options|act|open|facts|sealed|sources)$/.test(path)) return;
      if (!Array.isArray(value)) paths.push(path);
      for (const [key, each] of Object.entries(value)) visit(each, `${path}.${key}`);
    };
    visit(JSON.parse(text), '');
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths.map((each) => each.slice(1))) {
      const within = path === '' ? '' : `${path}.`;
      const object = path
        .split('.')
        .reduce<object>((at, step) => (step === '' ? at : (Reflect.get(at, step) as object)), record);
      for (const name of ['surplus', '__proto__', 'toString']) {
        expect(parse(withField(path, name))).toMatchObject({ refused: 'malformed' });
      }
      for (const name of Object.keys(object).filter((key) => key !== 'held' && key !== 'sealed')) {
        expect(parseWith(within + name, undefined)).toHaveProperty('refused');
      }
    }
  });

  test('a number that JSON can not write is refused wherever it stands', () => {
    for (const place of ['"rounds":', '"seat":', '"type":', '"next":', '"card":', '"at": ']) {
      const changed = text.replace(new RegExp(`${place}[^,}\\]]*`), `${place}1e999`);
      expect(changed).not.toBe(text);
      expect(parse(changed)).toMatchObject({ refused: 'malformed' });
    }
  });
});

describe('a record with entries', () => {
  const { entries } = JSON.parse(text) as { entries: object[] };

  test('gone from its end is truncated', () => {
    expect(parseWith('entries', entries.slice(0, -2))).toEqual({
      refused: 'truncated',
      details: { entry: entries.length - 2, expected: entries.length },
    });
  });

  test.each([
    ['gone from its middle', entries.toSpliced(4, 1)],
    ['doubled', entries.toSpliced(4, 0, entries[3] as object)],
    ['moved', entries.toSpliced(4, 2, entries[5] as object, entries[4] as object)],
  ])('%s is out of order from there', (_, changed) => {
    expect(parseWith('entries', changed)).toEqual({ refused: 'out-of-order', details: { entry: 5 } });
  });

  test('beyond what any match has is too large', () => {
    const many = Array.from({ length: 100_001 }, () => 0);
    expect(parseWith('entries', many)).toMatchObject({ refused: 'too-large', details: { entries: 100_001 } });
  });
});

/** Written as text: an object literal would swallow `__proto__`. */
function withField(path: string, name: string): string {
  const copy = JSON.parse(text) as object;
  const parent =
    path === '' ? copy : path.split('.').reduce<object>((at, step) => Reflect.get(at, step) as object, copy);
  Reflect.set(parent, 'HERE', 1);
  return JSON.stringify(copy).replace('"HERE":1', `"${name}":1`);
}
