import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json';

/** Bytes as lower-case hexadecimal digits. A hash has 64 of them. */
export type Hex = string;

const HASH_DIGITS = 64;

/** Each kind of hash starts with its own line, so that no text can pass for a text of another kind. */
const LINK_DOMAIN = 'pampa link 1\n';

/** The SHA-256 of a text in UTF-8. */
export function sha256Hex(text: string): Hex {
  return toHex(sha256(bytesOf(text)));
}

/**
 * One link of a hash chain: binds `part` and, through `previous`, everything before it. An empty `previous` begins a
 * chain. Other lengths are refused: only a fixed length says where `previous` ends and `part` begins.
 */
export function linkHash(previous: Hex, part: unknown): Hex {
  if (previous.length !== HASH_DIGITS && previous !== '') throw new RangeError(`not a link: ${previous}`);
  return sha256Hex(LINK_DOMAIN + previous + canonical(part));
}

export function toHex(bytes: Uint8Array): Hex {
  return bytesToHex(bytes);
}

/**
 * RangeError on anything but pairs of lower-case digits. Noble alone would take upper case too, and then one secret
 * could be written in many ways.
 */
export function fromHex(hex: Hex): Uint8Array {
  if (typeof hex !== 'string' || hex.length % 2 !== 0 || /[^0-9a-f]/.test(hex)) {
    throw new RangeError('expected pairs of lower-case hexadecimal digits');
  }
  return hexToBytes(hex);
}

/** A link of the chain has 200 to 600 characters. */
const SHORT_TEXT = 2048;
const shortBytes = new Uint8Array(SHORT_TEXT);

/**
 * Valid until the next call: short ASCII texts, which is nearly every text there is here, share one buffer. That takes
 * half the time of noble's utf8ToBytes, which makes a TextEncoder and two arrays for each text.
 */
function bytesOf(text: string): Uint8Array {
  if (text.length > SHORT_TEXT) return utf8ToBytes(text);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) return utf8ToBytes(text);
    shortBytes[i] = unit;
  }
  return shortBytes.subarray(0, text.length);
}
