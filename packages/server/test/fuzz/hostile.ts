import type { Random } from '@pampa/rules';
import { oneOf } from '../chaos/random';
import { extension, map, pack, Raw } from './msgpack';

/** Stands in every text an attacker sends, wherever it goes. No log may ever contain it. */
export const CANARY = 'zorrillo';

/** Lines that could be taken for something else once they stand in a log or a header. */
const TEXTS: readonly string[] = [
  CANARY,
  `${CANARY}\n    at ${CANARY} (${CANARY}.js:1:1)\n`,
  `${CANARY}\r\nSet-Cookie: ${CANARY}=1`,
  `{"level":50,"msg":"${CANARY}"}`,
  `<script>${CANARY}</script>`,
  `\u202e${CANARY}\u0000`,
  `${CANARY}\ud800`,
  `__proto__.${CANARY}`,
  CANARY.repeat(14),
  CANARY.repeat(60),
];

export function hostileText(random: Random): string {
  return oneOf(random, TEXTS);
}

function deep(depth: number): unknown {
  let value: unknown = CANARY;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Decoders have been made to hang, allocate or run what these say. All of them can be unpacked. */
const VALUES: readonly ((random: Random) => unknown)[] = [
  hostileText,
  () => null,
  () => undefined,
  () => true,
  () => '',
  () => [],
  () => ({}),
  () => NaN,
  () => -Infinity,
  () => -1,
  () => 0.5,
  () => 2 ** 53,
  () => 1e308,
  () => 2n ** 63n,
  () => new Date(0),
  () => new Set([CANARY]),
  () => Buffer.from(CANARY),
  () => deep(5),
  () => deep(100),
  () => new Array<number>(150).fill(0),
  () => new Array<number>(1000).fill(0),
  () => Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`k${index}`, index])),
  () => new Raw(map([['__proto__', { isHost: true, toString: 1 }]])),
  () => new Raw(map([['constructor', { prototype: { code: 'ok' } }]])),
  () =>
    new Raw(
      map([
        ['then', CANARY],
        ['toJSON', CANARY],
        ['length', 1e9],
        ['code', 'malformed'],
      ]),
    ),
  // The same key twice, numbers as keys, nothing as a key.
  () =>
    new Raw(
      map([
        ['id', 1],
        ['id', 2],
        [7, 8],
        [null, 9],
      ]),
    ),
  () => new Raw(extension(0x42, Buffer.alloc(200, 0xff))),
  () => new Raw(extension(0x74, Buffer.from([8, 0, 0, 0, 0, 0, 0, 0xf0, 0x7f]))),
  // An error with a name and a cause of its own.
  () => new Raw(Buffer.concat([Buffer.from([0xd4, 0x65, 0]), pack([CANARY, CANARY, CANARY])])),
  // A record: its keys are a definition, its values follow.
  () =>
    new Raw(Buffer.concat([Buffer.from([0xd4, 0x72, 0x40]), pack(['__proto__', CANARY]), pack({}), pack(1)])),
  // A list that contains itself.
  () => new Raw(Buffer.from([0xd6, 0x69, 0, 0, 0, 1, 0x91, 0xd6, 0x70, 0, 0, 0, 1])),
];

export function hostileValue(random: Random): unknown {
  return oneOf(random, VALUES)(random);
}

/** What can't be unpacked, or only by believing what it says about itself. */
const LIES: readonly (() => Buffer)[] = [
  // More items, keys, letters and bytes than there are.
  () => Buffer.from([0xdd, 0xff, 0xff, 0xff, 0xff]),
  () => Buffer.from([0xdd, 0x01, 0xff, 0xff, 0xff, 0x00]),
  () => Buffer.from([0xdf, 0xff, 0xff, 0xff, 0xff, 0xa1, 0x61]),
  () => Buffer.from([0xdb, 0xff, 0xff, 0xff, 0xff, 0x61]),
  () => Buffer.from([0xc6, 0x7f, 0xff, 0xff, 0xff, 0x61]),
  () => Buffer.from([0xc9, 0xff, 0xff, 0xff, 0xff, 0x73, 0x61]),
  () => Buffer.concat(Array.from({ length: 800 }, () => Buffer.from([0xdc, 0x04, 0x00]))),
  // Deeper than a stack.
  () => Buffer.alloc(3900, 0x91),
  () => Buffer.concat(Array.from({ length: 1200 }, () => Buffer.from([0x81, 0xa1, 0x61]))),
  // Bytes that are no letters, tokens that are none, a pointer to nothing, an extension that nobody knows.
  () => Buffer.concat([Buffer.from([0xd9, 40]), Buffer.alloc(40, 0xff)]),
  () => Buffer.from([0xc1]),
  () => Buffer.from([0xd6, 0x70, 0, 0, 0, 9]),
  () => extension(0x55, Buffer.from(CANARY)),
  () => Buffer.concat([Buffer.from([0xd4, 0x78, 0]), pack([`(\n    at ${CANARY} (${CANARY}.js:1:1)\n`, ''])]),
  () => Buffer.concat([Buffer.from([0xd4, 0x78, 0]), pack(['(a+)+$', `g${CANARY}`])]),
  // Strings kept in a bundle at a place that is not there.
  () => Buffer.concat([Buffer.from([0xd6, 0x62, 0x7f, 0xff, 0xff, 0xff]), pack(CANARY)]),
  () => Buffer.concat([Buffer.from([0xd6, 0x62, 0xff, 0xff, 0xff, 0x00]), pack(CANARY)]),
  // Two values where one is expected.
  () => Buffer.concat([pack(CANARY), pack(CANARY)]),
];

export function lie(random: Random): Buffer {
  return oneOf(random, LIES)();
}

export function noise(random: Random, most: number): Buffer {
  return Buffer.from(Array.from({ length: random.int(most + 1) }, () => random.int(256)));
}
