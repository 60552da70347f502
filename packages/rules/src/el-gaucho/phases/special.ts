import type { Seat } from '../../kernel/game';
import { oust, rouse, SCOUT, SELL, steal, WISHES, type Action, type ActionOf } from '../actions';
import { SALE_MINIMUM } from '../areas';
import type { Ground, Space } from '../layouts';
import { remove } from '../lists';
import { isLying, lying, ownerOf, standing } from '../riders';
import { addToHerd, sellHerd } from '../sales';
import type { Open, Ranch } from '../state';
import { earn, indexOfSpace, ranchOf, tell, type Table } from '../table';
import { RACES, raceOf, valueOf, type Tile } from '../tiles';
import { addRecalls, leaveArea } from './recalling';
import { canScout } from './steppe';

/** Using special actions (X1): any number of them, so nothing but the areas themselves is asked for. */
export function addLegalSpecials(actions: Action[], open: Open, ground: Ground, seat: Seat): void {
  const { areas, herds } = open.ranches[seat] as Ranch;
  if (areas.wish === 'manned') for (let i = 0; i < WISHES.length; i++) actions.push(WISHES[i] as Action);
  if (areas.sale === 'manned') {
    for (const race of RACES) if (herds[race].length >= SALE_MINIMUM) actions.push(SELL[race]);
  }
  if (areas.thief === 'manned') addThefts(actions, open, seat);
  if (areas.overseer === 'manned') addOversight(actions, open, ground, seat);
  if (areas.steppe === 'manned' && canScout(open)) actions.push(SCOUT);
  addRecalls(actions, areas);
}

function addThefts(actions: Action[], open: Open, thief: Seat): void {
  for (let seat = 0; seat < open.ranches.length; seat++) {
    if (seat === thief) continue;
    const { herds } = open.ranches[seat] as Ranch;
    addTheftsFrom(actions, herds.brown);
    addTheftsFrom(actions, herds.ochre);
    addTheftsFrom(actions, herds.black);
    addTheftsFrom(actions, herds.white);
    addTheftsFrom(actions, herds.spotted);
  }
}

function addTheftsFrom(actions: Action[], herd: readonly Tile[]): void {
  for (let i = 0; i < herd.length; i++) actions.push(steal(herd[i] as Tile));
}

function addOversight(actions: Action[], open: Open, ground: Ground, seat: Seat): void {
  const own: Space[] = [];
  const rivals: Space[] = [];
  for (let index = 0; index < open.riders.length; index++) {
    const rider = open.riders[index] as number;
    if (isLying(rider)) (rider === lying(seat) ? own : rivals).push(ground.spaces[index] as Space);
  }
  for (let index = 0; index < own.length; index++) {
    const space = own[index] as Space;
    actions.push(rouse(space, 0));
    for (let second = index + 1; second < own.length; second++)
      actions.push(rouse(space, own[second] as Space));
  }
  for (const space of rivals) actions.push(oust(space));
}

export function playWish(table: Table, seat: Seat, { die }: ActionOf<'wish'>): void {
  leaveArea(ranchOf(table, seat), 'wish');
  table.open.turn.wish = die;
  tell(table, { type: 'wished', seat, die });
}

export function playSell(table: Table, seat: Seat, { race }: ActionOf<'sell'>): void {
  leaveArea(ranchOf(table, seat), 'sale');
  sellHerd(table, seat, race, 'immediate');
}

/** The gap in the victim's herd closes, and his insurance pays the tile's value. */
export function playSteal(table: Table, seat: Seat, { tile }: ActionOf<'steal'>): void {
  leaveArea(ranchOf(table, seat), 'thief');
  const victim = table.open.ranches.findIndex((ranch) => ranch.herds[raceOf(tile)].includes(tile));
  if (victim === -1) throw new RangeError(`in nobody's herd: ${String(tile)}`);
  const ranch = ranchOf(table, victim);
  const herd = ranch.herds[raceOf(tile)];
  remove(herd, tile);
  const indemnity = valueOf(tile);
  earn(ranch, 'theft-indemnity', indemnity);
  tell(table, { type: 'stole', seat, victim, tile, indemnity });
  addToHerd(table, seat, tile, 'stolen');
}

export function playRouse(table: Table, seat: Seat, { spaces }: ActionOf<'rouse'>): void {
  leaveArea(ranchOf(table, seat), 'overseer');
  const cattle = spaces.map((space) => {
    const index = indexOfSpace(table, space);
    table.open.riders[index] = standing(seat);
    return { space, tile: table.open.tiles[index] as Tile };
  });
  tell(table, { type: 'roused', seat, cattle });
}

/** The overseer himself may go, so there is always somebody to put there. */
export function playOust(table: Table, seat: Seat, { space }: ActionOf<'oust'>): void {
  const ranch = ranchOf(table, seat);
  leaveArea(ranch, 'overseer');
  ranch.supply -= 1;
  const index = indexOfSpace(table, space);
  const victim = ownerOf(table.open.riders[index] as number);
  const tile = table.open.tiles[index] as Tile;
  table.open.riders[index] = standing(seat);
  const rival = ranchOf(table, victim);
  rival.supply += 1;
  const indemnity = valueOf(tile);
  earn(rival, 'ouster-indemnity', indemnity);
  tell(table, { type: 'ousted', seat, victim, space, tile, indemnity });
}
