import { encode } from '@colyseus/schema';
import { ROOM_REQUESTS, type RoomRequestName } from '@pampa/protocol/requests';
import type { Random } from '@pampa/rules';
import { oneOf } from '../chaos/random';
import { CANARY, hostileText, hostileValue, lie, noise } from './hostile';
import { pack } from './msgpack';
import { mutated, payloadsOf, type Belongings } from './payloads';

/** What the first byte of a frame says (Colyseus' protocol). */
export const CODES = {
  join: 10,
  leave: 12,
  data: 13,
  bytes: 17,
  ping: 18,
  /** And 20, for those that may get lost. */
  input: 19,
  request: 21,
  response: 22,
} as const;

export interface Frame {
  readonly bytes: Buffer;
  /** Sent as text, which no client of ours does. */
  readonly isText?: boolean;
  /** The answer that must come to it. */
  readonly answer?: {
    readonly id: number;
    /** It can be unpacked and is of a kind that exists: then the house itself must answer. */
    readonly byHouse: boolean;
  };
}

const NAMES = Object.keys(ROOM_REQUESTS) as RoomRequestName[];

/** The largest frame the server takes. */
const MOST_BYTES = 4 * 1024;

/** Out of so many as they add up to. What makes the server close the connection is seldom: it ends the visit. */
const KINDS: readonly (readonly [number, (of: Source) => Frame])[] = [
  [28, (of) => request(of, pack(payloadsOf(of.belongings, of.random)[of.name]), true)],
  [52, (of) => request(of, pack(mutated(payloadsOf(of.belongings, of.random)[of.name], of.random)), true)],
  [16, (of) => request(of, lie(of.random), false)],
  [6, ({ id, random }) => request({ id, name: hostileText(random) }, pack(hostileValue(random)), false)],
  [4, (of) => request(of, Buffer.alloc(0), true)],
  [12, (of) => frame(CODES.data, [name(of.name), pack(mutated({}, of.random))])],
  [1, (of) => frame(CODES.data, [name(of.name), lie(of.random)])],
  [2, (of) => frame(CODES.data, [oneOf(of.random, strangeTypes)(), pack(CANARY)])],
  [1, (of) => frame(CODES.bytes, [oneOf(of.random, strangeTypes)(), noise(of.random, 60)])],
  [16, ({ random }) => frame(random.int(256), [noise(random, 40)])],
  [12, ({ random }) => ({ bytes: noise(random, 300) })],
  [10, (of) => cut(of)],
  [10, (of) => flipped(of)],
  [1, (of) => ({ bytes: request(of, pack(mutated({}, of.random)), false).bytes, isText: true })],
  [4, ({ random }) => frame(random.int(2) + CODES.input + 32 * random.int(8), [noise(random, 40)])],
  [6, () => frame(CODES.join, [])],
  [4, () => frame(CODES.ping, [])],
  [1, ({ random }) => frame(CODES.leave, [noise(random, 3)])],
  [1, ({ random }) => frame(CODES.request, [Buffer.alloc(MOST_BYTES + random.int(9000))])],
];

const ALL_WEIGHTS = KINDS.reduce((sum, [weight]) => sum + weight, 0);

interface Source {
  readonly random: Random;
  readonly belongings: Belongings;
  readonly id: number;
  readonly name: RoomRequestName;
}

export function anyFrame(random: Random, belongings: Belongings, id: number): Frame {
  const source: Source = { random, belongings, id, name: oneOf(random, NAMES) };
  let left = random.int(ALL_WEIGHTS);
  for (const [weight, make] of KINDS) {
    left -= weight;
    if (left < 0) return make(source);
  }
  return frame(CODES.ping, []);
}

/** A request as it should be. */
export function goodRequest(wanted: RoomRequestName, of: Omit<Source, 'name'>): Frame {
  return request({ ...of, name: wanted }, pack(payloadsOf(of.belongings, of.random)[wanted]), true);
}

/** A request with any payload, as the SDK would send it. */
export function requestBytes(id: number, wanted: RoomRequestName, payload: object): Buffer {
  return request({ id, name: wanted }, pack(payload), true).bytes;
}

function request(
  of: { readonly id: number; readonly name: string },
  payload: Buffer,
  byHouse: boolean,
): Frame {
  const made = frame(CODES.request, [number(of.id), name(of.name), payload]);
  // The server closes the connection over a frame that is too large.
  return made.bytes.length > MOST_BYTES ? made : { ...made, answer: { id: of.id, byHouse } };
}

function frame(code: number, parts: readonly Buffer[]): Frame {
  return { bytes: Buffer.concat([Buffer.from([code]), ...parts]) };
}

function cut(of: Source): Frame {
  const { bytes } = request(of, pack(mutated({}, of.random)), false);
  return { bytes: bytes.subarray(0, of.random.int(bytes.length)) };
}

function flipped(of: Source): Frame {
  const { bytes } = request(of, pack(payloadsOf(of.belongings, of.random)[of.name]), false);
  const at = of.random.int(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << of.random.int(8));
  return { bytes };
}

/** Kinds of messages that nobody has a handler for. Long ones have brought servers down: a reason has 123 bytes. */
const strangeTypes: readonly (() => Buffer)[] = [
  () => name(CANARY),
  () => name(CANARY.repeat(40)),
  () => name('__proto__'),
  () => name('constructor'),
  () => name('*'),
  () => number(7),
  () => number(-1),
  () => number(1.5),
  () => number(2 ** 40),
  () => Buffer.alloc(0),
  () => Buffer.from([0xdb, 0xff, 0xff, 0xff, 0xff, 0x61]),
  () => Buffer.concat([Buffer.from([0xd9, 200]), Buffer.alloc(200, 0xff)]),
];

function name(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length < 32) return Buffer.concat([Buffer.from([0xa0 | bytes.length]), bytes]);
  // Unlike MessagePack, Colyseus writes the lower byte first.
  return Buffer.concat([Buffer.from([0xda, bytes.length & 0xff, bytes.length >> 8]), bytes]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(16);
  const it = { offset: 0 };
  encode.number(bytes, value, it);
  return bytes.subarray(0, it.offset);
}
