import fc from 'fast-check';
import { type Json, canonical, same } from '../../src/kernel/json';

/** The same value with every object's keys written in the opposite order. */
function reversed(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reversed);
  const entries = Object.entries(value as { [key: string]: Json });
  return Object.fromEntries(entries.reverse().map(([key, item]) => [key, reversed(item)]));
}

const anyJson = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) as fc.Arbitrary<Json>;

/** So few possible values that two of them are often equal, and differ in the meanest ways where they do. */
const tinyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom<Json>(null, true, 0, 1, '', '0', 'a'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', '0', '__proto__', 'constructor'), tie('value'), { maxKeys: 2 }),
  ),
})).value;

describe('canonical', () => {
  it('sorts keys, also inside, and writes no white space', () => {
    const value = { type: 'take', dice: [5, 6], at: { y: 2, x: null }, final: false, sure: true };
    expect(canonical(value)).toBe(
      '{"at":{"x":null,"y":2},"dice":[5,6],"final":false,"sure":true,"type":"take"}',
    );
    expect(canonical([])).toBe('[]');
    expect(canonical({})).toBe('{}');
  });

  it('sorts by UTF-16 code units, as the example of RFC 8785 (3.2.3) does', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const order = [...canonical(value).matchAll(/:"([A-Z]\w+)/g)].map((match) => match[1]);
    expect(order).toEqual(['Carriage', 'One', 'Control', 'Latin', 'Euro', 'Emoji', 'Hebrew']);
  });

  it('sorts digits as text, although the engine lists them as numbers', () => {
    expect(canonical({ 9: 0, 10: 0, b: 0, a: 0 })).toBe('{"10":0,"9":0,"a":0,"b":0}');
  });

  it('sorts many keys as it does few', () => {
    const names = Array.from({ length: 60 }, (_, i) => `k${(i * 37) % 60}`);
    const text = canonical(Object.fromEntries(names.map((name) => [name, 0])));
    expect(text).toBe(
      '{' +
        [...names]
          .sort()
          .map((name) => `"${name}":0`)
          .join(',') +
        '}',
    );
  });

  it('writes long keys, and more keys than it remembers, like any other', () => {
    const names = Array.from({ length: 3000 }, (_, i) => `key ${i + 10_000}`).concat('z'.repeat(40));
    const text = '{' + names.map((name) => `"${name}":0`).join(',') + '}';
    const value: unknown = JSON.parse(text);
    expect([canonical(value), canonical(value)]).toEqual([text, text]);
  });

  it('writes numbers as ECMAScript does', () => {
    expect(canonical([-0, 1e21, 1e-7, 0.1, -5, 2 ** 53])).toBe('[0,1e+21,1e-7,0.1,-5,9007199254740992]');
  });

  it.each(['"', '\\', '\n', '\u0000', '\u001f', '\u007f', 'é', '\u2028', '😀', '\ud800', '\udfff', 'a"b'])(
    'escapes exactly what JSON.stringify escapes: %j',
    (text) => {
      expect(canonical(text)).toBe(JSON.stringify(text));
      expect(canonical({ [text]: 1 })).toBe(`{${JSON.stringify(text)}:1}`);
    },
  );

  it('keeps the key __proto__, and takes objects without a prototype', () => {
    expect(canonical(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
    expect(canonical(Object.assign(Object.create(null) as object, { b: 1, a: 2 }))).toBe('{"a":2,"b":1}');
  });

  it('takes plain values of another realm', () => {
    expect(canonical(structuredClone({ b: [1], a: {} }))).toBe('{"a":{},"b":[1]}');
  });

  class Point {
    readonly x = 1;
  }
  // eslint-disable-next-line no-sparse-arrays -- the hole is what is being tested
  const sparse = [1, , 2];
  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['a function', () => 1],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['-Infinity', -Infinity],
    ['a bigint', 1n],
    ['a symbol', Symbol('s')],
    ['a class instance', new Point()],
    ['a Map', new Map()],
    ['a Date', new Date(0)],
    ['bytes', new Uint8Array(2)],
    ['a boxed string', Object('s')],
    ['an object with an inherited part', Object.create({ a: 1 })],
    ['a sparse array', sparse],
    ['an object with toJSON', { toJSON: () => 1 }],
  ])('refuses %s, at the top and inside', (_, value) => {
    expect(() => canonical(value)).toThrow(TypeError);
    expect(() => canonical([value])).toThrow(TypeError);
    expect(() => canonical({ a: { b: value } })).toThrow(TypeError);
  });

  it('reads back as the value it was made of', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const back = JSON.parse(canonical(value)) as Json;
        expect(same(back, value)).toBe(true);
        expect(canonical(back)).toBe(canonical(value));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value));
      }),
    );
  });
});

describe('same', () => {
  it('says of JSON exactly what the canonical texts say', () => {
    // Thousands of pairs: a bare answer, for `expect` would take longer than what it checks.
    const agree = (a: Json, b: Json): boolean => same(a, b) === (canonical(a) === canonical(b));
    fc.assert(fc.property(tinyJson, tinyJson, agree), { numRuns: 5000 });
    fc.assert(
      fc.property(anyJson, anyJson, (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
        expect(same(a, reversed(a))).toBe(true);
      }),
    );
  });

  const proto = (text: string): unknown => JSON.parse(`{"__proto__":${text}}`);
  const hidden = Object.defineProperty({ y: 2 }, 'x', { value: 1, enumerable: false });
  it.each<[string, unknown, unknown]>([
    ['null and an object', null, {}],
    ['an array and an object', [], {}],
    ['an array and its look-alike', ['a'], { 0: 'a', length: 1 }],
    ['a number and its text', 1, '1'],
    ['a missing key and undefined', {}, { a: undefined }],
    ['keys of different names', { a: 1 }, { b: 1 }],
    ['a key __proto__ and none', proto('{}'), {}],
    ['a key __proto__ and a prototype', proto('{}'), Object.create({})],
    ['different keys __proto__', proto('{"a":1}'), proto('{"a":2}')],
    ['a key constructor and none', { constructor: Object }, {}],
    ['own and inherited', { a: 1 }, Object.create({ a: 1 })],
    ['nothing and inherited', {}, Object.create({ a: 1 })],
    ['enumerable and not', { x: 1 }, hidden],
    ['a Map and an empty object', new Map(), {}],
    ['a Date and an empty object', new Date(0), {}],
    ['bytes and an object', Uint8Array.of(7), { 0: 7 }],
    [
      'a class instance and its fields',
      new (class {
        readonly x = 1;
      })(),
      { x: 1 },
    ],
    ['arrays of different length', [1], [1, 2]],
    ['two functions', () => 1, () => 1],
  ])('tells apart %s', (_, a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
    expect(same([a], [b])).toBe(false);
  });

  it('equates what is equal but made differently', () => {
    const bare = Object.assign(Object.create(null) as object, { a: [1], hasOwnProperty: 2 });
    expect(same(bare, { hasOwnProperty: 2, a: [1] })).toBe(true);
    expect(same(proto('[1]'), proto('[1]'))).toBe(true);
    expect(same(-0, 0)).toBe(true);
    expect(same(structuredClone({ a: {} }), { a: {} })).toBe(true);
  });
});
