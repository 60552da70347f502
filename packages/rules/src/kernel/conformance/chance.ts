import type { Rng } from '../game';

const SEED_BYTES = 32;

/** 32 bytes for any number; `lane` gives one number several independent streams. */
export function seedOf(n: number, lane = 0): Uint8Array {
  const seed = new Uint8Array(SEED_BYTES);
  const bytes = new DataView(seed.buffer);
  bytes.setFloat64(0, n);
  bytes.setUint32(8, lane);
  return seed;
}

/** One of them, all equally likely; undefined if there is none. */
export function pick<A>(chance: Rng, items: readonly A[]): A | undefined {
  return items.length === 0 ? undefined : items[chance.int(items.length)];
}

/** All of them if they are few, otherwise as many as asked, drawn without putting back. */
export function sample<A>(chance: Rng, items: readonly A[], most: number): readonly A[] {
  if (items.length <= most) return items;
  if (most === 1) return [items[chance.int(items.length)] as A];
  return chance.shuffle([...items]).slice(0, most);
}
