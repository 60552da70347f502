/** The cattle: five races, values 1 to 12 in each. */
export const RACES = ['brown', 'ochre', 'black', 'white', 'spotted'] as const;
export type Race = (typeof RACES)[number];

/**
 * A cattle tile as a number one can read: thousands for the race (1 brown to 5 spotted), the rest for the value.
 * 5011 is the spotted 11. No other number of the game gets as large, so a hidden tile that slips out can be found.
 */
export type Tile = number;

export const TILES_PER_RACE = 12;

export function tileOf(race: Race, value: number): Tile {
  return (RACES.indexOf(race) + 1) * 1000 + value;
}

/** The big number: what a standing gaucho costs, and what the tile is worth. */
export function valueOf(tile: Tile): number {
  return tile % 1000;
}

/** The small number: what laying and raising cost. */
export function smallOf(tile: Tile): number {
  return Math.max(1, valueOf(tile) >> 1);
}

export function raceOf(tile: Tile): Race {
  const race = RACES[Math.floor(tile / 1000) - 1];
  if (race === undefined) throw new RangeError(`no tile: ${String(tile)}`);
  return race;
}

function tilesOf(race: Race): Tile[] {
  return Array.from({ length: TILES_PER_RACE }, (_, index) => tileOf(race, index + 1));
}

export const ALL_TILES: readonly Tile[] = RACES.flatMap(tilesOf);

/** Its place in ALL_TILES. */
export function indexOf(tile: Tile): number {
  return (Math.floor(tile / 1000) - 1) * TILES_PER_RACE + valueOf(tile) - 1;
}

/**
 * Per tile, the sums of dice that are of any use on it, as bits: its big and its small number. No bit for 0, where no
 * tile lies. A table, because `legal` asks it of every space.
 */
export const PRICE_BITS: readonly number[] = Array.from({ length: Math.max(...ALL_TILES) + 1 }, (_, tile) =>
  ALL_TILES.includes(tile) ? (1 << valueOf(tile)) | (1 << smallOf(tile)) : 0,
);
