/** Bytes to be put into a message as they are, whatever they claim to be. */
export class Raw {
  constructor(readonly bytes: Buffer) {}
}

/**
 * MessagePack, with what a decoder should be wary of: the extensions that msgpackr knows (dates, sets, big numbers,
 * regular expressions, pointers), and anything `Raw`.
 */
export function pack(value: unknown): Buffer {
  if (value instanceof Raw) return value.bytes;
  if (value instanceof Uint8Array) return headed(0xc4, 0xc5, 0xc6, Buffer.from(value));
  if (value instanceof Date) return extension(0xff, uint32(Math.floor(value.getTime() / 1000)));
  if (value instanceof Set) return Buffer.concat([Buffer.from([0xd4, 0x73, 0]), pack([...value])]);
  if (Array.isArray(value)) return Buffer.concat([counted(0xdc, value.length), ...value.map(pack)]);
  switch (typeof value) {
    case 'undefined':
      return Buffer.from([0xd4, 0, 0]);
    case 'boolean':
      return Buffer.from([value ? 0xc3 : 0xc2]);
    case 'number':
      return number(value);
    case 'bigint':
      return bigint(value);
    case 'string':
      return headed(0xd9, 0xda, 0xdb, Buffer.from(value));
    case 'object':
      return value === null ? Buffer.from([0xc0]) : map(Object.entries(value));
    default:
      throw new TypeError(`a ${typeof value} can't be packed`);
  }
}

/** With keys of any kind, also twice the same, also those that no object can have. */
export function map(entries: readonly (readonly [unknown, unknown])[]): Buffer {
  const parts = entries.flatMap(([key, value]) => [pack(key), pack(value)]);
  return Buffer.concat([counted(0xde, entries.length), ...parts]);
}

export function extension(type: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xc8, data.length >> 8, data.length & 0xff, type]), data]);
}

function number(value: number): Buffer {
  if (Number.isInteger(value) && value >= 0 && value < 0x40) return Buffer.from([value]);
  if (Number.isInteger(value) && value >= 0 && value <= 0xff_ff_ff_ff) {
    return Buffer.concat([Buffer.from([0xce]), uint32(value)]);
  }
  const bytes = Buffer.alloc(9);
  bytes[0] = 0xcb;
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

function bigint(value: bigint): Buffer {
  const bytes = Buffer.alloc(9);
  bytes[0] = 0xcf;
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value), 1);
  return bytes;
}

function headed(short: number, middle: number, long: number, data: Buffer): Buffer {
  const { length } = data;
  if (length < 0x1_00) return Buffer.concat([Buffer.from([short, length]), data]);
  if (length < 0x1_00_00) return Buffer.concat([Buffer.from([middle, length >> 8, length & 0xff]), data]);
  return Buffer.concat([Buffer.from([long]), uint32(length), data]);
}

function counted(token: number, count: number): Buffer {
  return Buffer.from([token, count >> 8, count & 0xff]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
