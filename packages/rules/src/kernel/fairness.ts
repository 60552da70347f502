import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Hex, fromHex, toHex } from './hash';
import { canonical } from './json';

/**
 * How a match gets a seed that nobody could choose. The server commits to a secret when the table opens, every person
 * when sitting down; only when all commitments are shown and frozen are the secrets of the people opened. The seed is
 * made of all of them, so one honest contribution is enough. The server's own is published after the match, and then
 * anybody can check it all.
 */

const SECRET_BYTES = 32;
const COMMIT_DOMAIN = utf8ToBytes('pampa commit 1\n');
const SEED_DOMAIN = utf8ToBytes('pampa seed 1\n');
const CHOSEN_DOMAIN = utf8ToBytes('pampa chosen 1\n');
const SECRET_ACTION_DOMAIN = utf8ToBytes('pampa secret 1\n');
const NOTHING = Uint8Array.of(0);
const SOMETHING = Uint8Array.of(1);

/** By seat; null where a bot sits, or nobody. */
export interface Commitments {
  readonly server: Hex;
  readonly seats: readonly (Hex | null)[];
}

/** What opens the commitments, in the same places. */
export interface Secrets {
  readonly server: Hex;
  readonly seats: readonly (Hex | null)[];
}

export type SecretsCheck = { readonly ok: true } | { readonly ok: false; readonly who: 'server' | number };

export function commit(secret: Uint8Array): Hex {
  return toHex(sha256(concatBytes(COMMIT_DOMAIN, exactly32(secret))));
}

/** False, never an error, for a secret of the wrong length: it may come from anybody. */
export function opens(commitment: Hex, secret: Uint8Array): boolean {
  return secret.length === SECRET_BYTES && commit(secret) === commitment;
}

/**
 * Names the first who did not keep to his commitment. A seat without a commitment must bring no secret: it could have
 * been chosen after seeing those of the others.
 */
export function checkSecrets(commitments: Commitments, secrets: Secrets): SecretsCheck {
  if (!opensHex(commitments.server, secrets.server)) return { ok: false, who: 'server' };
  const seats = Math.max(commitments.seats.length, secrets.seats.length);
  for (let seat = 0; seat < seats; seat++) {
    const commitment = commitments.seats[seat];
    const secret = secrets.seats[seat];
    const bothNull = commitment === null && secret === null;
    if (!bothNull && !opensHex(commitment, secret)) return { ok: false, who: seat };
  }
  return { ok: true };
}

/**
 * The seed of a match. The id is in it so that the same secrets give another match another seed; its length and the
 * byte before each seat keep two different tables from ever hashing the same bytes. RangeError on malformed secrets;
 * whether they are the right ones is for `checkSecrets` to say.
 */
export function deriveSeed(match: string, secrets: Secrets): Uint8Array {
  const id = utf8ToBytes(match);
  const parts = [SEED_DOMAIN, bigEndian(id.length), id, exactly32(fromHex(secrets.server))];
  for (const secret of secrets.seats) {
    if (secret === null) parts.push(NOTHING);
    else parts.push(SOMETHING, exactly32(fromHex(secret)));
  }
  return sha256(concatBytes(...parts));
}

/**
 * The seed of a table whose dice somebody has chosen, to see the same match again: nobody's bytes and no id are in it. A
 * header that names such a text says by it that nothing here was fair.
 */
export function seedFromText(text: string): Uint8Array {
  return sha256(concatBytes(CHOSEN_DOMAIN, utf8ToBytes(text)));
}

/**
 * Stands in the open record for an action that is secret for now, so that it can't be exchanged afterwards. The seed is
 * in it because an action alone could be guessed from its hash: there are only a few legal ones. Nobody knows the seed
 * before the end, and then everybody can check the seal. `seq` keeps equal actions from having equal seals.
 */
export function sealAction(seed: Uint8Array, seq: number, action: unknown): Hex {
  const text = utf8ToBytes(canonical(action));
  return toHex(sha256(concatBytes(SECRET_ACTION_DOMAIN, exactly32(seed), bigEndian(seq), text)));
}

function opensHex(commitment: unknown, secret: unknown): boolean {
  if (typeof commitment !== 'string' || typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(secret))
    return false;
  return opens(commitment, fromHex(secret));
}

function exactly32(bytes: Uint8Array): Uint8Array {
  if (bytes.length !== SECRET_BYTES)
    throw new RangeError(`expected ${SECRET_BYTES} bytes, not ${bytes.length}`);
  return bytes;
}

function bigEndian(value: number): Uint8Array {
  if (!(value >= 0 && value < 2 ** 32 && Number.isInteger(value)))
    throw new RangeError(`not 32 bits: ${value}`);
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
