import { createRequire } from 'node:module';
import { Packr, RESERVE_START_SPACE, unpack } from '../../src/table/network/msgpack';

interface Library {
  readonly Packr: new (options?: { useRecords: boolean }) => typeof Packr.prototype;
  readonly unpack: typeof unpack;
  readonly RESERVE_START_SPACE: number;
}

/** What the SDK uses itself, and the server. */
const library = createRequire(require.resolve('colyseus.js'))('msgpackr') as Library;
/** As the server is set up. */
const servers = new library.Packr({ useRecords: false });

const NUMBERS = [
  ...[0, 1, 31, 32, 127, 128, 255, 256, 65_535, 65_536, 0xffff_ffff, 0x1_0000_0000, Number.MAX_SAFE_INTEGER],
  ...[-1, -32, -33, -128, -129, -32_768, -32_769, -0x8000_0000, -0x8000_0001, 0.5, 1e300, Date.now() + 0.1],
];
const text = (length: number): string => 'ñ€🐂a'.repeat(Math.ceil(length / 4)).slice(0, length);
const list = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
const fields = (count: number): object => Object.fromEntries(list(count).map((at) => [`field ${at}`, at]));

const VALUES: readonly unknown[] = [
  ...[null, true, false, ...NUMBERS],
  ...[0, 31, 32, 255, 256, 70_000].map(text),
  ...[0, 15, 16, 66_000].map(list),
  ...[0, 15, 16, 300].map(fields),
  ...[0, 255, 256, 70_000].map((length) => new Uint8Array(length).fill(7)),
  { id: 'x', seq: 12, action: { type: 'place', dice: [5, 6], space: 34, recall: null }, nested: [[{}], []] },
];

describe('messages', () => {
  it.each(VALUES.map((value) => [JSON.stringify(value).slice(0, 40), value]))(
    'are understood at either end: %s',
    (_, value) => {
      expect(plain(library.unpack(new Packr().pack(value)))).toEqual(value);
      expect(plain(unpack(servers.pack(value)))).toEqual(value);
      expect(plain(unpack(new Packr().pack(value)))).toEqual(value);
    },
  );

  it('have room for a head in front of them, and are found behind one', () => {
    const packed = new Packr().pack({ a: 1 }, RESERVE_START_SPACE | 11);
    expect(RESERVE_START_SPACE).toBe(library.RESERVE_START_SPACE);
    expect(packed.subarray(0, 11)).toEqual(new Uint8Array(11));
    expect(library.unpack(packed.subarray(11))).toEqual({ a: 1 });
    expect(unpack(packed, { start: 11 })).toEqual({ a: 1 });
    const inside = new Uint8Array([9, 9, ...packed]).subarray(2);
    expect(unpack(inside, { start: 11 })).toEqual({ a: 1 });
  });

  it('leave out what is undefined, and hear of it', () => {
    expect(library.unpack(new Packr().pack({ a: 1, b: undefined }))).toEqual({ a: 1 });
    expect(unpack(servers.pack({ a: 1, b: undefined }))).toEqual({ a: 1, b: undefined });
  });

  it('that are cut short or of another kind are refused', () => {
    const packed = new Packr().pack({ name: 'somebody with a long name' });
    expect(() => unpack(packed.subarray(0, packed.length - 3))).toThrow(RangeError);
    expect(() => unpack(servers.pack(new Date()))).toThrow(TypeError);
    expect(() => new Packr().pack(() => 1)).toThrow(TypeError);
  });
});

/** The library's bytes are a Buffer in Node. */
function plain(value: unknown): unknown {
  return value instanceof Uint8Array ? new Uint8Array(value) : value;
}
