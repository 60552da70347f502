import type { Seat } from '../../kernel/game';
import type { ActionOf } from '../actions';
import { isInOrder } from '../herds';
import { KEEP_LIMITS } from '../player-counts';
import { heldOf, ranchOf, revealToAll, tell, tellPrivately, Uncertain, type Table } from '../table';
import { raceOf, valueOf, type Tile } from '../tiles';
import { beginClaims } from './claim';

/**
 * Preliminary round (P2 to P5, P9). Tiles stand race by race; within a race in the order the player wants in his
 * herd.
 */
export function keepChoices(drawn: readonly Tile[]): readonly ActionOf<'keep'>[] {
  const choices: ActionOf<'keep'>[] = [];
  for (const { tiles, value } of KEEP_LIMITS) {
    const low = drawn.filter((tile) => valueOf(tile) <= value);
    if (low.length >= tiles) addPicks(choices, low, tiles, []);
  }
  return choices;
}

/** Every way to pick `count` more tiles, in every order, as long as it can still become an order to keep them in. */
function addPicks(
  choices: ActionOf<'keep'>[],
  from: readonly Tile[],
  count: number,
  picked: readonly Tile[],
): void {
  if (count === 0) {
    choices.push({ type: 'keep', tiles: picked });
    return;
  }
  for (const tile of from) {
    if (picked.includes(tile)) continue;
    const tiles = picked.concat(tile);
    if (isKeepOrder(tiles)) addPicks(choices, from, count - 1, tiles);
  }
}

/** Races one after the other as the tiles are numbered, each rising or falling. */
export function isKeepOrder(tiles: readonly Tile[]): boolean {
  for (let index = 1; index < tiles.length; index++) {
    const tile = tiles[index] as Tile;
    const last = tiles[index - 1] as Tile;
    if (raceOf(last) !== raceOf(tile)) {
      if (last > tile) return false;
    } else if (index > 1) {
      const before = tiles[index - 2] as Tile;
      if (raceOf(before) === raceOf(tile) && !isInOrder([before, last, tile])) return false;
    }
  }
  return true;
}

export function playKeep(table: Table, seat: Seat, { tiles }: ActionOf<'keep'>): void {
  const held = heldOf(table, seat);
  held.kept = [...tiles];
  held.discarded = held.drawn.filter((tile) => !tiles.includes(tile));
  held.drawn = [];
  ranchOf(table, seat).ready = true;
  tellPrivately(table, { type: 'chose', seat }, seat, {
    kept: held.kept.slice(),
    discarded: held.discarded.slice(),
  });
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
