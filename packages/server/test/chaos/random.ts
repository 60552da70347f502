import { fromHex, Random, sha256Hex } from '@pampa/rules';

/** Chance for one part of a run: the same seed and name, the same draws, whatever the others draw meanwhile. */
export function randomOf(seed: number, name: string): Random {
  return new Random(fromHex(sha256Hex(`${seed} ${name}`)));
}

export function oneOf<A>(random: Random, items: readonly A[]): A {
  return items[random.int(items.length)]!;
}
