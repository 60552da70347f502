import { groundOf, NOBODY, RACES, valueOf, type Open, type Ranch, type Tile } from '@pampa/rules/el-gaucho';

/** Dice rounds still to come after this one, as far as one can tell from the pile. */
export function roundsLeft(open: Open): number {
  if (open.lastDiceRound > 0) return Math.max(0, open.lastDiceRound - open.round);
  return 1 + open.pile / (TILES_A_ROUND * open.ranches.length);
}

/** Cattle drawn per player and round, roughly. */
const TILES_A_ROUND = 0.8;

/** How much of something that pays off in a few rounds is still worth it. */
export function fadeOf(open: Open): number {
  const patience = (LONGEST_GAME - open.round) / (LONGEST_GAME - LONG_GAME);
  return Math.min(1, (roundsLeft(open) + 0.5) / ROUNDS_TO_PAY_OFF, Math.max(0, patience));
}

const ROUNDS_TO_PAY_OFF = 3;
/**
 * No rule ends a game in which nobody collects. Whoever has waited for so many rounds stops saving gauchos for better times,
 * and takes what there is.
 */
const LONG_GAME = 30;
const LONGEST_GAME = 45;

/** Per race, which values can still be had: bit n for the value n. In nobody's herd, not sold, and nobody stands on it. */
export function freeCattle(open: Open, into: number[]): number[] {
  for (let race = 0; race < RACES.length; race++) into[race] = RACES[race] === open.removedRace ? 0 : ALL;
  const { ranches, tiles, riders } = open;
  for (let seat = 0; seat < ranches.length; seat++) {
    const { herds, sold, batch } = ranches[seat] as Ranch;
    takeOut(into, herds.brown);
    takeOut(into, herds.ochre);
    takeOut(into, herds.black);
    takeOut(into, herds.white);
    takeOut(into, herds.spotted);
    takeOut(into, sold);
    takeOut(into, batch);
  }
  for (let index = 0; index < tiles.length; index++) {
    if ((riders[index] as number) > NOBODY) takeOneOut(into, tiles[index] as Tile);
  }
  return into;
}

const ALL = 0b1_1111_1111_1110;

function takeOut(free: number[], tiles: readonly Tile[]): void {
  for (let i = 0; i < tiles.length; i++) takeOneOut(free, tiles[i] as Tile);
}

function takeOneOut(free: number[], tile: Tile): void {
  const race = raceIndex(tile);
  free[race] = (free[race] as number) & ~(1 << valueOf(tile));
}

/** Per seat, how many gauchos stand in pastures that are full: they come home when the round is over. */
export function countHomeward({ layout, ranches, tiles, riders }: Open, into: number[]): void {
  for (let seat = 0; seat < ranches.length; seat++) into[seat] = 0;
  const { pastures } = groundOf(layout, ranches.length);
  for (let row = 0; row < pastures.length; row++) {
    const { from, to } = pastures[row] as (typeof pastures)[number];
    let isFull = true;
    for (let index = from; index < to; index++) isFull &&= tiles[index] === 0 || riders[index] !== NOBODY;
    if (!isFull) continue;
    for (let index = from; index < to; index++) {
      const rider = riders[index] as number;
      if (rider > NOBODY) into[rider - 1] = (into[rider - 1] as number) + 1;
    }
  }
}

export function raceIndex(tile: Tile): number {
  return ((tile / 1000) | 0) - 1;
}

/** Spelled out: a name as a field is several times as quick as a name as a key, and this is asked most of all. */
export function herdFor({ herds }: Ranch, tile: Tile): readonly Tile[] {
  switch (raceIndex(tile)) {
    case 0:
      return herds.brown;
    case 1:
      return herds.ochre;
    case 2:
      return herds.black;
    case 3:
      return herds.white;
    default:
      return herds.spotted;
  }
}
