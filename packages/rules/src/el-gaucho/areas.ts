/**
 * The six action areas: five on the estate, and the steppe. Each has a space of every player's own colour, so
 * opponents never block one another.
 */
export const AREAS = ['sort', 'wish', 'sale', 'thief', 'overseer', 'steppe'] as const;
export type Area = (typeof AREAS)[number];

/** Sort, wish and sale take one single die, showing 3 or less. */
export const HIGHEST_LOW_DIE = 3;

/** The others take any dice that add up to their number. */
export const AREA_SUMS = { thief: 4, overseer: 5, steppe: 6 } as const satisfies Partial<
  Record<Area, number>
>;
export type SummedArea = keyof typeof AREA_SUMS;

export function isSummed(area: Area): area is SummedArea {
  return area in AREA_SUMS;
}

/** What an immediate sale pays on top. */
export const SALE_BONUS = 5;

/** The herd that an immediate sale needs. */
export const SALE_MINIMUM = 2;

/** The highest value of a tile that may be settled from the steppe together with another one. */
export const PAIR_LIMIT = 4;

export const STEPPE_SIZE = 4;
