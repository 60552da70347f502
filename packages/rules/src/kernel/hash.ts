import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json';

/** Bytes as lower-case hexadecimal digits. A hash has 64 of them. */
export type Hex = string;

const HASH_DIGITS = 64;

/** Each kind of hash starts with its own line, so that no text can pass for a text of another kind. */
const LINK_DOMAIN = 'pampa link 1\n';

/**
 * The SHA-256 of a text in UTF-8. Encoding by hand into a shared buffer was tried and is no faster for what `canonical`
 * makes: SHA-256 itself takes the largest part of the time.
 */
export function sha256Hex(text: string): Hex {
  return toHex(sha256(utf8ToBytes(text)));
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
