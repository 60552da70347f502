import { chacha20 } from '@noble/ciphers/chacha.js';
import type { Rng } from './game';

const SEED_BYTES = 32;
const BLOCK_BYTES = 64;
const WORDS_A_BLOCK = 16;
const ALL_WORDS = 2 ** 32;

/** A seed is used for one match only, so the nonce has nothing to tell apart. */
const NONCE = new Uint8Array(12);

/**
 * The first buffer is small because most acts draw little or nothing; a second block costs a sixth of the first and
 * spares a refill wherever the first is nearly used up. Whoever comes back for more is shuffling.
 */
const FIRST_BLOCKS = 2;
const MORE_BLOCKS = 16;

/**
 * The randomness of a match: the ChaCha20 key stream (RFC 8439, nonce zero, counter from 0) of its seed, read as
 * little-endian 32-bit words. Anybody can recompute every draw from the seed and the position.
 */
export class Random implements Rng {
  // Really private, not only to TypeScript: an instance that gets into a log or a message must not carry the seed.
  readonly #seed: Uint8Array;
  #position: number;
  #draws = 0;
  #buffer: Uint8Array | null = null;
  #nextByte = 0;

  /**
   * `position` says how many words of the stream were used before, rejected ones included. Nothing is computed until
   * the first draw, for a match makes one of these for every act. The seed is not copied and must not change.
   */
  constructor(seed: Uint8Array, position = 0) {
    if (seed.length !== SEED_BYTES)
      throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
    if (!Number.isSafeInteger(position) || position < 0)
      throw new RangeError(`no such position: ${position}`);
    this.#seed = seed;
    this.#position = position;
  }

  /** Words of the stream used so far. It may grow by more than `draws`: rejected words count. */
  get position(): number {
    return this.#position;
  }

  /** Calls of `int` on this instance. */
  get draws(): number {
    return this.#draws;
  }

  int(below: number): number {
    if (!(below >= 1 && below <= ALL_WORDS && Number.isInteger(below))) {
      throw new RangeError(`can't draw a number below ${below}`);
    }
    let word = this.#word();
    // Only words under the largest multiple of `below` are fair. That multiple is dear to compute and lies above
    // ALL_WORDS - below, so nearly every word is known to be fair without it.
    if (word >= ALL_WORDS - below) {
      const fair = ALL_WORDS - (ALL_WORDS % below);
      while (word >= fair) word = this.#word();
    }
    this.#draws++;
    return word % below;
  }

  die(): number {
    return 1 + this.int(6);
  }

  /** Fisher-Yates, from the end. */
  shuffle<A>(items: A[]): A[] {
    for (let last = items.length - 1; last > 0; last--) {
      const chosen = this.int(last + 1);
      const item = items[last] as A;
      items[last] = items[chosen] as A;
      items[chosen] = item;
    }
    return items;
  }

  #word(): number {
    let bytes = this.#buffer;
    if (bytes === null || this.#nextByte === bytes.length) bytes = this.#refill(bytes);
    const at = this.#nextByte;
    this.#nextByte = at + 4;
    this.#position++;
    // Byte by byte, so that the host's endianness has no say.
    const low = (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16);
    return (low | ((bytes[at + 3] as number) << 24)) >>> 0;
  }

  #refill(used: Uint8Array | null): Uint8Array {
    const blocks = used === null ? FIRST_BLOCKS : MORE_BLOCKS;
    const block = Math.floor(this.#position / WORDS_A_BLOCK);
    // The cipher adds its stream to what it is given: zeros leave the stream itself.
    const bytes = new Uint8Array(blocks * BLOCK_BYTES);
    chacha20(this.#seed, NONCE, bytes, bytes, block);
    this.#buffer = bytes;
    this.#nextByte = (this.#position % WORDS_A_BLOCK) * 4;
    return bytes;
  }
}
