/** What changes with the number of players. */
export const PLAYER_COUNTS = {
  2: { dice: 5, gauchos: 8, startTiles: 5, racesRemoved: 1 },
  3: { dice: 7, gauchos: 8, startTiles: 4, racesRemoved: 0 },
  4: { dice: 9, gauchos: 7, startTiles: 3, racesRemoved: 0 },
} as const;

type PlayerCount = keyof typeof PLAYER_COUNTS;
export type Numbers = (typeof PLAYER_COUNTS)[PlayerCount];

function isPlayerCount(seats: number): seats is PlayerCount {
  return seats in PLAYER_COUNTS;
}

export function numbersFor(seats: number): Numbers {
  if (!isPlayerCount(seats)) throw new RangeError(`El Gaucho is for 2 to 4 players, not ${String(seats)}`);
  return PLAYER_COUNTS[seats];
}

/** How many of the start tiles may be kept, and up to which value each. */
export const KEEP_LIMITS = [
  { tiles: 1, value: 12 },
  { tiles: 2, value: 8 },
  { tiles: 3, value: 4 },
] as const;
