/** A set of small whole numbers, as bits: which of the legal actions have a part. */
export type Bits = Uint32Array;

const WORD = 32;

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / WORD));
}

export function allBits(size: number): Bits {
  const bits = noBits(size);
  for (let index = 0; index < size; index++) addBit(bits, index);
  return bits;
}

export function addBit(bits: Bits, index: number): void {
  const word = Math.floor(index / WORD);
  bits[word] = (bits[word] ?? 0) | (1 << (index % WORD));
}

export function hasBit(bits: Bits, index: number): boolean {
  return ((bits[Math.floor(index / WORD)] ?? 0) & (1 << (index % WORD))) !== 0;
}

export function common(a: Bits, b: Bits): Bits {
  return a.map((word, index) => word & (b[index] ?? 0));
}

/** Whether the two have a number in common. Makes no copy: it is asked for every thing on the table. */
export function meet(a: Bits, b: Bits): boolean {
  for (let index = 0; index < a.length; index++) if (((a[index] ?? 0) & (b[index] ?? 0)) !== 0) return true;
  return false;
}
