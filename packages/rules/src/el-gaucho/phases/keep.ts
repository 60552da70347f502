import type { Seat } from '../../kernel/game';
import type { Action, ActionOf } from '../actions';
import { isInOrder } from '../herds';
import { KEEP_LIMITS } from '../player-counts';
import { heldOf, ranchOf, revealToAll, tell, tellPrivately, Uncertain, type Table } from '../table';
import { raceOf, valueOf, type Tile } from '../tiles';
import { beginClaims } from './claim';

/**
 * "Keep any one of those tiles, or keep 2 of values 8 or less, or keep all 3 if their values are 4 or less" (any
 * three of those drawn). Tiles stand race by race; within a race in the order the player wants in his herd.
 */
export function keepChoices(drawn: readonly Tile[]): readonly ActionOf<'keep'>[] {
  return KEEP_LIMITS.flatMap(({ tiles, value }) =>
    orderedPicks(
      drawn.filter((tile) => valueOf(tile) <= value),
      tiles,
    )
      .filter(isKeepOrder)
      .map((kept): ActionOf<'keep'> => ({ type: 'keep', tiles: kept })),
  );
}

export function legalKeeps(drawn: readonly Tile[]): readonly Action[] {
  return keepChoices(drawn);
}

/** Races one after the other as the tiles are numbered, each rising or falling. */
export function isKeepOrder(tiles: readonly Tile[]): boolean {
  const herds = new Map<string, Tile[]>();
  for (const [index, tile] of tiles.entries()) {
    const race = raceOf(tile);
    const herd = herds.get(race);
    if (herd !== undefined) herd.push(tile);
    else herds.set(race, [tile]);
    const previous = tiles[index - 1];
    if (previous !== undefined && raceOf(previous) !== race && previous > tile) return false;
  }
  return [...herds.values()].every(isInOrder);
}

function orderedPicks(tiles: readonly Tile[], count: number): Tile[][] {
  if (count === 0) return [[]];
  return tiles.flatMap((tile, index) =>
    orderedPicks(tiles.toSpliced(index, 1), count - 1).map((rest) => [tile, ...rest]),
  );
}

export function playKeep(table: Table, seat: Seat, { tiles }: ActionOf<'keep'>): void {
  const held = heldOf(table, seat);
  held.kept = [...tiles];
  held.discarded = held.drawn.filter((tile) => !tiles.includes(tile));
  held.drawn = [];
  ranchOf(table, seat).ready = true;
  tellPrivately(table, { type: 'chose', seat }, seat, { kept: held.kept.slice(), discarded: held.discarded.slice() });
  if (table.open.ranches.every((ranch) => ranch.ready)) showHerds(table);
  else table.secret = true;
}

/** Nobody sees a choice before all have chosen. What was put back stays face down. */
function showHerds(table: Table): void {
  const herds = table.held.map((held, seat) => {
    if (held.kept.length === 0) throw new Uncertain();
    const ranch = ranchOf(table, seat);
    for (const tile of held.kept) ranch.herds[raceOf(tile)].push(tile);
    ranch.discards = held.discarded.length;
    return held.kept;
  });
  for (const held of table.held) held.kept = [];
  revealToAll(table);
  tell(table, { type: 'herds-shown', herds });
  beginClaims(table);
}
