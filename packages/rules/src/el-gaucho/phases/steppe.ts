import type { Seat } from '../../kernel/game';
import { LEAVE, settle, type Action, type ActionOf } from '../actions';
import { PAIR_LIMIT, STEPPE_SIZE } from '../areas';
import type { Ground, Space } from '../layouts';
import { remove } from '../lists';
import { standing } from '../riders';
import type { Held, Open, Ranch } from '../state';
import {
  drawTile,
  heldOf,
  indexOfSpace,
  noticeEmptyPile,
  ranchOf,
  revealTo,
  revealToAll,
  tell,
  tellPrivately,
  tellSealed,
  Uncertain,
  type Table,
} from '../table';
import { valueOf, type Tile } from '../tiles';
import { addRecalls, leaveArea } from './recalling';

/** Looking needs a tile to take and a space to settle it on; the scout himself can be the gaucho. */
export function canScout(open: Open): boolean {
  return open.steppe > 0 && open.tiles.includes(0);
}

export function playScout(table: Table, seat: Seat): void {
  const { open, sealed } = table;
  if (sealed.steppe.length !== open.steppe) throw new Uncertain();
  leaveArea(ranchOf(table, seat), 'steppe');
  const held = heldOf(table, seat);
  held.tray = sealed.steppe.slice();
  for (const tile of held.tray) if (!held.seen.includes(tile)) held.seen.push(tile);
  open.phase = 'steppe';
  open.turn.settled = false;
  revealTo(table, seat);
  tellPrivately(table, { type: 'scouted', seat, count: open.steppe }, seat, { steppe: held.tray.slice() });
}

/** Once he has looked he must take one tile, or two of value 4 or less each. */
export function legalOnSteppe(open: Open, held: Held, ground: Ground, seat: Seat): Action[] {
  const actions: Action[] = [];
  for (const tile of held.tray) {
    if (open.turn.settled && valueOf(tile) > PAIR_LIMIT) continue;
    for (let index = 0; index < open.tiles.length; index++) {
      if (open.tiles[index] === 0) actions.push(settle(tile, ground.spaces[index] as Space));
    }
  }
  if (open.turn.settled) actions.push(LEAVE);
  else if (couldTakePairWithRecall(open, held, seat))
    addRecalls(actions, (open.ranches[seat] as Ranch).areas);
  return actions;
}

/** Recalling one from an area is the only thing allowed in between, where a second gaucho is all that lacks. */
export function couldTakePairWithRecall(open: Open, held: Held, seat: Seat): boolean {
  const low = held.tray.filter((tile) => valueOf(tile) <= PAIR_LIMIT).length;
  return low > 1 && freeSpaces(open) > 1 && open.ranches[seat]?.supply === 1;
}

function freeSpaces(open: Open): number {
  return open.tiles.filter((tile) => tile === 0).length;
}

/** The limit of 20 does not matter here, and the gaucho stands. */
export function playSettle(table: Table, seat: Seat, { tile, space }: ActionOf<'settle'>): void {
  const { open, sealed } = table;
  const held = heldOf(table, seat);
  const ranch = ranchOf(table, seat);
  remove(held.tray, tile);
  remove(sealed.steppe, tile);
  open.steppe -= 1;
  ranch.supply -= 1;
  const index = indexOfSpace(table, space);
  open.tiles[index] = tile;
  open.riders[index] = standing(seat);
  revealToAll(table);
  tell(table, { type: 'settled', seat, space, tile });
  // He is asked for a second tile by what everybody can see. Whether the tray really holds one is his secret: were he
  // asked only then, the table would learn it.
  const mayTakeSecond =
    !open.turn.settled && valueOf(tile) <= PAIR_LIMIT && canScout(open) && ranch.supply > 0;
  if (mayTakeSecond) open.turn.settled = true;
  else leaveSteppe(table, seat);
}

export function leaveSteppe(table: Table, seat: Seat): void {
  const { open, sealed } = table;
  heldOf(table, seat).tray = [];
  open.phase = 'turn';
  open.turn.settled = false;
  tell(table, { type: 'left-steppe', seat });
  const count = Math.min(STEPPE_SIZE - open.steppe, open.pile);
  if (count === 0) return;
  const tiles: Tile[] = [];
  for (let i = 0; i < count; i++) tiles.push(drawTile(table));
  sealed.steppe.push(...tiles);
  open.steppe += count;
  tellSealed(table, { type: 'steppe-refilled', count, pile: open.pile }, { tiles });
  noticeEmptyPile(table);
}
