import fc from 'fast-check';
import type { Json } from '@pampa/rules';
import { pack } from '../src/packing/pack';
import { packStep, unpackStep } from '../src/packing/step';
import { unpack } from '../src/packing/unpack';
import { WORDS } from '../src/packing/words';

const MOST_WORDS = 64 + 256;

const json = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.integer({ min: 0, max: 70_000 }),
      fc.double({ noNaN: true }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(...WORDS),
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 8 })), tie('value'), {
        maxKeys: 5,
        noNullPrototype: true,
      }),
    ),
  }))
  .value.map((value) => value as Json);

test('whatever is packed is the same when it is unpacked', () => {
  fc.assert(fc.property(json, (value) => expect(unpack(pack(value))).toEqual(value)));
});

test('a text of any length and a long list are packed too', () => {
  const value = { long: 'á'.repeat(1000), list: Array.from({ length: 300 }, (_, index) => index * 1000) };
  expect(unpack(pack(value))).toEqual(value);
});

describe('a value of any kind that begins near the end of the room there is at first', () => {
  test.each<[string, Json]>([
    ['a small number', 5],
    ['a number of two bytes', 5011],
    ['a number of four', -70_000],
    ['a time', 1_763_000_000_000.5],
    ['a word', 'seq'],
    ['a rare word', 'sealed'],
    ['text', 'ñandú'],
    ['long text', 'á'.repeat(300)],
    ['a list', [1, null, true]],
    ['a long list', Array.from({ length: 20 }, () => false)],
    ['an object', { seat: 1, at: 2.5 }],
    ['a large object', Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, index]))],
  ])('%s', (_, value) => {
    for (let before = 260; before > 236; before--) {
      const list = [Array.from({ length: before }, () => 1), value, value];
      expect(unpack(pack(list))).toEqual(list);
    }
  });
});

test('what is undefined is packed as JSON writes it', () => {
  const value = { here: [1, undefined, { gone: undefined, there: 2 }], gone: undefined };
  expect(unpack(pack(value as unknown as Json))).toEqual(JSON.parse(JSON.stringify(value)));
  expect(unpack(pack(undefined as unknown as Json))).toBeNull();
});

test('every word is there once, and all of them can be told in two bytes', () => {
  expect(new Set(WORDS).size).toBe(WORDS.length);
  expect(WORDS.length).toBeLessThanOrEqual(MOST_WORDS);
  for (const word of WORDS) expect(pack(word).length).toBeLessThanOrEqual(2);
});

test('bytes that nobody packed are refused, and never read past their end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      try {
        unpack(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
  const whole = pack({ seq: 5, events: [{ open: { type: 'took', dice: [3, 4] } }] });
  for (let length = 0; length < whole.length; length++) {
    expect(() => unpack(whole.subarray(0, length))).toThrow(RangeError);
  }
});

test('a step takes less than a third of its JSON', () => {
  const step = {
    seq: 40,
    seat: 2,
    at: 1_763_000_000_000,
    by: 'person' as const,
    act: { type: 'stand', space: 23, dice: [5, 6] },
    events: [{ open: { type: 'stood', seat: 2, space: 23, tile: 5011, dice: [5, 6] } }],
  };
  const packed = packStep(step);
  expect(unpackStep(packed)).toEqual(step);
  expect(packed.length * 3).toBeLessThan(JSON.stringify(step).length);
});
