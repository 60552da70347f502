/** Whether the bytes are a piece of something longer: then digits at its ends may be the rest of another number. */
export interface Piece {
  readonly goesOnBefore: boolean;
  readonly goesOnAfter: boolean;
}

const WHOLE: Piece = { goesOnBefore: false, goesOnAfter: false };

/**
 * Every number that somebody could read out of these bytes, wherever they begin: as MessagePack, Colyseus' schema or our
 * packed steps write it (a byte that tells the kind, then the number, big or little end first), or as text.
 */
export function numbersIn(bytes: Buffer, { goesOnBefore, goesOnAfter }: Piece = WHOLE): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < bytes.length; at++) {
    const width = WIDTHS[bytes[at]!];
    if (width !== undefined && at + width < bytes.length) {
      for (const read of READERS[bytes[at]!]!) found.add(read(bytes, at + 1));
    }
  }
  const text = withoutFraming(bytes.toString('latin1'));
  const inContext = `${goesOnBefore ? 'x' : ''}${text}${goesOnAfter ? 'x' : ''}`;
  for (const [, digits] of inContext.matchAll(LONE_DIGITS)) found.add(Number(digits));
  return found;
}

type Read = (bytes: Buffer, at: number) => number;

/** By the byte that stands before the number. Those of one byte can hold no tile. */
const READERS: Readonly<Record<number, readonly Read[]>> = {
  0xca: [(bytes, at) => bytes.readFloatBE(at), (bytes, at) => bytes.readFloatLE(at)],
  0xcb: [(bytes, at) => bytes.readDoubleBE(at), (bytes, at) => bytes.readDoubleLE(at)],
  0xcd: [(bytes, at) => bytes.readUInt16BE(at), (bytes, at) => bytes.readUInt16LE(at)],
  0xce: [(bytes, at) => bytes.readUInt32BE(at), (bytes, at) => bytes.readUInt32LE(at)],
  0xcf: [(bytes, at) => Number(bytes.readBigUInt64BE(at)), (bytes, at) => Number(bytes.readBigUInt64LE(at))],
  0xd1: [(bytes, at) => bytes.readInt16BE(at), (bytes, at) => bytes.readInt16LE(at)],
  0xd2: [(bytes, at) => bytes.readInt32BE(at), (bytes, at) => bytes.readInt32LE(at)],
  0xd3: [(bytes, at) => Number(bytes.readBigInt64BE(at)), (bytes, at) => Number(bytes.readBigInt64LE(at))],
  0xe3: [(bytes, at) => bytes.readUInt16BE(at)],
  0xe4: [(bytes, at) => bytes.readInt32BE(at)],
  0xe5: [(bytes, at) => bytes.readDoubleBE(at)],
};

const WIDTHS: Readonly<Record<number, number>> = {
  0xca: 4,
  0xcb: 8,
  0xcd: 2,
  0xce: 4,
  0xcf: 8,
  0xd1: 2,
  0xd2: 4,
  0xd3: 8,
  0xe3: 2,
  0xe4: 4,
  0xe5: 8,
};

/** The longest number and the byte before it: how far one may be cut in two by where a packet ends. */
export const LONGEST_NUMBER = 9;

/** Not a part of a hash, a time or an id. */
const LONE_DIGITS = /(?<![\w.-])(\d{1,6})(?![\w-])/g;

/** What HTTP says about how long things are is no secret, and looks like any other number. */
function withoutFraming(text: string): string {
  return text.replaceAll(/content-length: \d+/gi, '').replaceAll(/\r\n[0-9a-f]+\r\n/gi, '\r\n');
}
