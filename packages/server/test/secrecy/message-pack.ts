/** A reader of MessagePack: enough of it for what a server sends, and an error for anything else. */
export function readMessagePack(bytes: Buffer, start: number): unknown {
  let at = start;
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new Error('cut off');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const text = (length: number): string => take(length).toString('utf8');
  const list = (length: number): unknown[] => Array.from({ length }, read);
  const map = (length: number): object =>
    Object.fromEntries(Array.from({ length }, (): [string, unknown] => [String(read()), read()]));

  const kinds: Readonly<Record<number, () => unknown>> = {
    0xc0: () => null,
    0xc1: () => undefined,
    0xc2: () => false,
    0xc3: () => true,
    0xc4: () => take(take(1).readUInt8()),
    0xc5: () => take(take(2).readUInt16BE()),
    0xca: () => take(4).readFloatBE(),
    0xcb: () => take(8).readDoubleBE(),
    0xcc: () => take(1).readUInt8(),
    0xcd: () => take(2).readUInt16BE(),
    0xce: () => take(4).readUInt32BE(),
    0xcf: () => Number(take(8).readBigUInt64BE()),
    0xd0: () => take(1).readInt8(),
    0xd1: () => take(2).readInt16BE(),
    0xd2: () => take(4).readInt32BE(),
    0xd3: () => Number(take(8).readBigInt64BE()),
    0xd9: () => text(take(1).readUInt8()),
    0xda: () => text(take(2).readUInt16BE()),
    0xdb: () => text(take(4).readUInt32BE()),
    0xdc: () => list(take(2).readUInt16BE()),
    0xdd: () => list(take(4).readUInt32BE()),
    0xde: () => map(take(2).readUInt16BE()),
    0xdf: () => map(take(4).readUInt32BE()),
  };

  function read(): unknown {
    const kind = take(1).readUInt8();
    if (kind < 0x80) return kind;
    if (kind < 0x90) return map(kind & 0x0f);
    if (kind < 0xa0) return list(kind & 0x0f);
    if (kind < 0xc0) return text(kind & 0x1f);
    if (kind >= 0xe0) return kind - 0x100;
    const known = kinds[kind];
    if (known === undefined) throw new Error(`no MessagePack: ${kind.toString(16)}`);
    return known();
  }

  const value = read();
  if (at !== bytes.length) throw new Error('more than one value');
  return value;
}
