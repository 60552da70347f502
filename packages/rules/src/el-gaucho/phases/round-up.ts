import type { Draft, Seat } from '../../kernel/game';
import { append, type Action, type ActionOf } from '../actions';
import type { CameHome } from '../events';
import { sortPlaces } from '../herds';
import type { Ground } from '../layouts';
import { remove } from '../lists';
import { isStanding, NOBODY, ownerOf } from '../riders';
import { addToHerd } from '../sales';
import type { Open, Ranch } from '../state';
import { ranchOf, tell, type Table } from '../table';
import { raceOf, type Tile } from '../tiles';

/** Collecting cattle (H1, H2). */
export function gatherFullPastures(table: Table): void {
  const { open, ground } = table;
  open.phase = 'round-up';
  for (let row = 0; row < ground.pastures.length; row++) {
    const pasture = ground.pastures[row] as Ground['pastures'][number];
    if (!isFull(open, pasture)) continue;
    const cattle = bringHome(table, pasture.from, pasture.to);
    if (cattle.length > 0) tell(table, { type: 'came-home', pasture: row + 1, cattle });
  }
}

/** Final scoring (Z1, Z3). */
export function gatherTheRest(table: Table): void {
  table.open.phase = 'last-round-up';
  const cattle = bringHome(table, 0, table.ground.spaces.length);
  if (cattle.length > 0) tell(table, { type: 'last-came-home', cattle });
}

/** Empty spaces don't matter, and a pasture without any tile does nothing. */
function isFull(open: Open, { from, to }: Ground['pastures'][number]): boolean {
  for (let index = from; index < to; index++) {
    if (open.tiles[index] !== 0 && open.riders[index] === NOBODY) return false;
  }
  return true;
}

/** Standing gauchos come home with their tiles; lying ones stay. */
function bringHome(table: Table, from: number, to: number): CameHome[] {
  const { open, ground } = table;
  const cattle: CameHome[] = [];
  for (let index = from; index < to; index++) {
    const rider = open.riders[index] as number;
    if (!isStanding(rider)) continue;
    const seat = ownerOf(rider);
    const tile = open.tiles[index] as Tile;
    open.tiles[index] = 0;
    open.riders[index] = NOBODY;
    const ranch = ranchOf(table, seat);
    ranch.supply += 1;
    ranch.batch.push(tile);
    cattle.push({ seat, tile, space: ground.spaces[index] as number });
  }
  return cattle;
}

export function legalAdditions(ranch: Ranch): Action[] {
  const actions: Action[] = [];
  for (const tile of ranch.batch) {
    actions.push(append(tile));
    for (const place of sortPlacesFor(ranch, tile)) actions.push({ type: 'sort', tile, place });
  }
  return actions;
}

/** Sort serves in the round-up of the very round it was occupied in: the ban is on the same turn. */
function sortPlacesFor(ranch: Ranch, tile: Tile): readonly number[] {
  return ranch.areas.sort === 'manned' ? sortPlaces(ranch.herds[raceOf(tile)], tile) : [];
}

export function playAppend(table: Table, seat: Seat, { tile }: ActionOf<'append'>): void {
  takeFromBatch(ranchOf(table, seat), tile);
  addToHerd(table, seat, tile, 'added');
}

export function playSort(table: Table, seat: Seat, { tile, place }: ActionOf<'sort'>): void {
  const ranch = ranchOf(table, seat);
  takeFromBatch(ranch, tile);
  ranch.areas.sort = 'empty';
  ranch.supply += 1;
  ranch.herds[raceOf(tile)].splice(place, 0, tile);
  tell(table, { type: 'joined', seat, tile, place, how: 'sorted' });
}

function takeFromBatch(ranch: Draft<Ranch>, tile: Tile): void {
  remove(ranch.batch, tile);
}

/**
 * Where there is no choice nothing is asked: a tile is added by itself if it is the only one of its race in the
 * batch and Sort has no place for it. Returns whether somebody still has to choose.
 */
export function addWithoutChoice(table: Table): boolean {
  let isWaiting = false;
  const { ranches } = table.open;
  for (let seat = 0; seat < ranches.length; seat++) {
    const ranch = ranches[seat] as Draft<Ranch>;
    if (ranch.batch.length === 0) continue;
    for (const tile of ranch.batch.slice()) {
      const race = raceOf(tile);
      const isAlone = ranch.batch.every((other) => other === tile || raceOf(other) !== race);
      if (!isAlone || sortPlacesFor(ranch, tile).length > 0) continue;
      takeFromBatch(ranch, tile);
      addToHerd(table, seat, tile, 'added');
    }
    isWaiting ||= ranch.batch.length > 0;
  }
  return isWaiting;
}
