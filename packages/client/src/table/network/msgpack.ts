/**
 * MessagePack for what crosses our wire: what JSON can say, and bytes. The SDK would bring a library that knows much more
 * and weighs ten times as much; in the build this stands in its place, with the three names that the SDK asks for.
 */

/** With the number of bytes to keep free at the beginning in its lowest eight bits. */
export const RESERVE_START_SPACE = 2048;

export class Packr {
  pack(value: unknown, options = 0): Uint8Array {
    const writer = new Writer((options & RESERVE_START_SPACE) === 0 ? 0 : options & 0xff);
    writer.write(value);
    return writer.bytes();
  }
}

export function unpack(bytes: Uint8Array, { start = 0 } = {}): unknown {
  return new Reader(bytes, start).read();
}

const utf8 = { to: new TextEncoder(), from: new TextDecoder() };

class Writer {
  private view = new DataView(new ArrayBuffer(256));

  constructor(private at: number) {}

  bytes(): Uint8Array {
    return new Uint8Array(this.view.buffer, 0, this.at);
  }

  write(value: unknown): void {
    if (value === null || value === undefined) this.byte(0xc0);
    else if (typeof value === 'boolean') this.byte(value ? 0xc3 : 0xc2);
    else if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.string(value);
    else if (value instanceof Uint8Array) this.binary(value);
    else if (Array.isArray(value)) this.array(value);
    else if (typeof value === 'object') this.map(value);
    else throw new TypeError(`there is no way to pack a ${typeof value}`);
  }

  private number(value: number): void {
    if (!Number.isInteger(value) || value < -0x8000_0000 || value > 0xffff_ffff) {
      this.byte(0xcb);
      const at = this.room(8);
      this.view.setFloat64(at, value);
    } else if (value >= -0x20 && value < 0x80) this.byte(value & 0xff);
    else if (value >= 0) this.unsigned(value);
    else {
      this.byte(0xd2);
      const at = this.room(4);
      this.view.setInt32(at, value);
    }
  }

  private unsigned(value: number): void {
    if (value < 0x100) {
      this.byte(0xcc);
      this.byte(value);
    } else if (value < 0x1_0000) this.sized(0xcd, 2, value);
    else this.sized(0xce, 4, value);
  }

  private string(value: string): void {
    const bytes = utf8.to.encode(value);
    this.length(bytes.length, [0xa0, 0x20], [0xd9, 0xda, 0xdb]);
    this.append(bytes);
  }

  private binary(bytes: Uint8Array): void {
    this.length(bytes.length, null, [0xc4, 0xc5, 0xc6]);
    this.append(bytes);
  }

  private array(values: readonly unknown[]): void {
    this.length(values.length, [0x90, 0x10], [null, 0xdc, 0xdd]);
    for (const value of values) this.write(value);
  }

  /** What is undefined is not there, as in JSON. */
  private map(value: object): void {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    this.length(fields.length, [0x80, 0x10], [null, 0xde, 0xdf]);
    for (const [name, field] of fields) {
      this.string(name);
      this.write(field);
    }
  }

  /** `short`: the first byte that has the length in it, and how many there are; `long`: with one, two, four bytes after it. */
  private length(
    length: number,
    short: readonly [first: number, count: number] | null,
    [one, two, four]: readonly [one: number | null, two: number, four: number],
  ): void {
    if (short !== null && length < short[1]) this.byte(short[0] + length);
    else if (one !== null && length < 0x100) {
      this.byte(one);
      this.byte(length);
    } else if (length < 0x1_0000) this.sized(two, 2, length);
    else this.sized(four, 4, length);
  }

  private sized(kind: number, size: 2 | 4, value: number): void {
    this.byte(kind);
    const at = this.room(size);
    if (size === 2) this.view.setUint16(at, value);
    else this.view.setUint32(at, value);
  }

  private byte(value: number): void {
    const at = this.room(1);
    this.view.setUint8(at, value);
  }

  private append(bytes: Uint8Array): void {
    const at = this.room(bytes.length);
    new Uint8Array(this.view.buffer).set(bytes, at);
  }

  /** Where so many bytes may be written now; the view may be another one afterwards. */
  private room(bytes: number): number {
    const at = this.at;
    this.at += bytes;
    if (this.at > this.view.byteLength) {
      const larger = new Uint8Array(this.at * 2);
      larger.set(new Uint8Array(this.view.buffer));
      this.view = new DataView(larger.buffer);
    }
    return at;
  }
}

class Reader {
  private readonly view: DataView;

  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  read(): unknown {
    const kind = this.view.getUint8(this.skip(1));
    if (kind < 0x80) return kind;
    if (kind < 0x90) return this.map(kind & 0x0f);
    if (kind < 0xa0) return this.array(kind & 0x0f);
    if (kind < 0xc0) return this.string(kind & 0x1f);
    if (kind >= 0xe0) return kind - 0x100;
    return this.long(kind);
  }

  private long(kind: number): unknown {
    const { view } = this;
    switch (kind) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xc4:
      case 0xc5:
      case 0xc6:
        return this.binary(this.size(1 << (kind - 0xc4)));
      case 0xca:
        return view.getFloat32(this.skip(4));
      case 0xcb:
        return view.getFloat64(this.skip(8));
      case 0xcc:
      case 0xcd:
      case 0xce:
        return this.size(1 << (kind - 0xcc));
      case 0xcf:
        return Number(view.getBigUint64(this.skip(8)));
      case 0xd0:
        return view.getInt8(this.skip(1));
      case 0xd1:
        return view.getInt16(this.skip(2));
      case 0xd2:
        return view.getInt32(this.skip(4));
      case 0xd3:
        return Number(view.getBigInt64(this.skip(8)));
      case 0xd4:
        this.assertUndefined();
        return undefined;
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.string(this.size(1 << (kind - 0xd9)));
      case 0xdc:
      case 0xdd:
        return this.array(this.size(2 << (kind - 0xdc)));
      case 0xde:
      case 0xdf:
        return this.map(this.size(2 << (kind - 0xde)));
      default:
        throw new TypeError(`there is no way to unpack 0x${kind.toString(16)}`);
    }
  }

  /** The library at the other end writes it as an extension of its own. */
  private assertUndefined(): void {
    if (this.size(2) !== 0) throw new TypeError('there is no way to unpack an extension');
  }

  private array(length: number): unknown[] {
    return Array.from({ length }, () => this.read());
  }

  private map(length: number): Record<string, unknown> {
    const fields: [string, unknown][] = [];
    for (let index = 0; index < length; index++) fields.push([String(this.read()), this.read()]);
    return Object.fromEntries(fields);
  }

  private string(length: number): string {
    return utf8.from.decode(this.binary(length));
  }

  private binary(length: number): Uint8Array {
    const at = this.skip(length);
    if (this.at > this.bytes.length) throw new RangeError('this is cut short');
    return this.bytes.subarray(at, this.at);
  }

  private size(bytes: number): number {
    const at = this.skip(bytes);
    if (bytes === 1) return this.view.getUint8(at);
    return bytes === 2 ? this.view.getUint16(at) : this.view.getUint32(at);
  }

  private skip(bytes: number): number {
    const at = this.at;
    this.at += bytes;
    return at;
  }
}
