/**
 * The six action areas: five on the estate, and the steppe. Each has a space of every player's own colour, so
 * opponents never block one another.
 */
export const AREAS = ['sort', 'wish', 'sale', 'thief', 'overseer', 'steppe'] as const;
export type Area = (typeof AREAS)[number];

/** What dice an area takes: one single die showing one of `faces`, or any dice that add up to `sum`. */
export type Price = { readonly faces: readonly number[] } | { readonly sum: number };

const LOW_DIE: Price = { faces: [1, 2, 3] };

export const AREA_PRICES = {
  sort: LOW_DIE,
  wish: LOW_DIE,
  sale: LOW_DIE,
  thief: { sum: 4 },
  overseer: { sum: 5 },
  steppe: { sum: 6 },
} as const satisfies Record<Area, Price>;

/** What an immediate sale pays on top. */
export const SALE_BONUS = 5;

/** The herd that an immediate sale needs. */
export const SALE_MINIMUM = 2;

/** The highest value of a tile that may be settled from the steppe together with another one. */
export const PAIR_LIMIT = 4;

export const STEPPE_SIZE = 4;
