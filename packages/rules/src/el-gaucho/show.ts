import type { Draft, Seat, SeenEvent } from '../kernel/game';
import { AREAS, type Area } from './areas';
import { cloneHeld, cloneOpen } from './clone';
import type { Die } from './dice';
import { SALE_SOURCES } from './income';
import { groundOf, type Space } from './layouts';
import { remove } from './lists';
import { numbersFor } from './player-counts';
import { lying, NOBODY, standing, type Rider } from './riders';
import type { ElGaucho, ElGauchoView, Held, Open, Ranch } from './state';
import { earn } from './table';
import { raceOf, type Tile } from './tiles';

/**
 * What a viewer sees when this event of a step has happened and the next one has not: animations go from one such view to
 * the next. A test holds it together with the rules: folding a step's events over the view before it gives exactly the view
 * after it.
 */
export function show(view: ElGauchoView, { open: event, held: facts }: SeenEvent<ElGaucho>): ElGauchoView {
  const open = cloneOpen(view.open);
  const held = view.held === null ? null : cloneHeld(view.held);
  const ranch = (seat: Seat): Draft<Ranch> => open.ranches[seat] as Draft<Ranch>;
  switch (event.type) {
    case 'chose':
      ranch(event.seat).ready = true;
      if (held !== null && facts?.kept !== undefined) {
        Object.assign(held, { drawn: [], kept: [...facts.kept], discarded: [...(facts.discarded ?? [])] });
      }
      break;
    case 'herds-shown':
      event.herds.forEach((tiles, seat) => {
        for (const tile of tiles) ranch(seat).herds[raceOf(tile)].push(tile);
        ranch(seat).discards = numbersFor(open.ranches.length).startTiles - tiles.length;
      });
      if (held !== null) held.kept = [];
      open.phase = 'claim';
      open.turn.seat = neighbour(open, open.startSeat, -1);
      break;
    case 'claimed':
      ranch(event.seat).areas[event.area] = 'manned';
      ranch(event.seat).supply -= 1;
      if (event.seat !== open.startSeat) open.turn.seat = neighbour(open, event.seat, -1);
      break;
    case 'round-began':
      open.round = event.round;
      open.startSeat = event.startSeat;
      open.rodeo = [];
      break;
    case 'rolled':
      open.rodeo = [...event.dice];
      break;
    case 'turn-began': {
      const isWithoutDice = open.lastDiceRound > 0 && open.round > open.lastDiceRound;
      open.phase = 'turn';
      open.turn = { seat: event.seat, mustTake: !isWithoutDice, dice: [], wish: 0, settled: false };
      break;
    }
    case 'took':
      for (const die of event.dice) remove(open.rodeo, die);
      open.turn.dice = [...event.dice];
      open.turn.mustTake = false;
      break;
    case 'stood':
    case 'laid':
      useDice(open, event.dice);
      fetch(open, event.seat, event.recalled?.space);
      ride(open, event.space, (event.type === 'stood' ? standing : lying)(event.seat));
      break;
    case 'raised':
      useDice(open, event.dice);
      ride(open, event.space, standing(event.seat));
      break;
    case 'occupied':
      useDice(open, event.dice);
      fetch(open, event.seat, event.recalled?.space);
      ranch(event.seat).areas[event.area] = 'fresh';
      break;
    case 'recalled':
      leave(ranch(event.seat), event.area);
      break;
    case 'wished':
      leave(ranch(event.seat), 'wish');
      open.turn.wish = event.die;
      break;
    case 'sold': {
      const seller = ranch(event.seat);
      if (event.kind === 'immediate') leave(seller, 'sale');
      seller.herds[event.race] = [];
      seller.sold.push(...event.tiles);
      earn(seller, SALE_SOURCES[event.kind][event.race], event.pesos);
      if (event.bonus > 0) earn(seller, 'sale-bonus', event.bonus);
      break;
    }
    case 'stole':
      leave(ranch(event.seat), 'thief');
      remove(ranch(event.victim).herds[raceOf(event.tile)], event.tile);
      earn(ranch(event.victim), 'theft-indemnity', event.indemnity);
      break;
    case 'joined': {
      const owner = ranch(event.seat);
      if (event.how !== 'stolen') remove(owner.batch, event.tile);
      owner.herds[raceOf(event.tile)].splice(event.place, 0, event.tile);
      if (event.how === 'sorted') {
        owner.areas.sort = 'empty';
        owner.supply += 1;
      }
      break;
    }
    case 'roused':
      leave(ranch(event.seat), 'overseer');
      for (const { space } of event.cattle) ride(open, space, standing(event.seat));
      break;
    case 'ousted':
      ranch(event.seat).areas.overseer = 'spent';
      ride(open, event.space, standing(event.seat));
      ranch(event.victim).supply += 1;
      earn(ranch(event.victim), 'ouster-indemnity', event.indemnity);
      break;
    case 'scouted':
      leave(ranch(event.seat), 'steppe');
      open.phase = 'steppe';
      open.turn.settled = false;
      if (held !== null && facts?.steppe !== undefined) look(held, facts.steppe);
      break;
    case 'settled':
      put(open, event.space, event.tile);
      ride(open, event.space, standing(event.seat));
      ranch(event.seat).supply -= 1;
      open.steppe -= 1;
      open.turn.settled = true;
      if (held?.tray.includes(event.tile) === true) remove(held.tray, event.tile);
      break;
    case 'left-steppe':
      open.phase = 'turn';
      open.turn.settled = false;
      if (held !== null) held.tray = [];
      break;
    case 'steppe-refilled':
      open.steppe += event.count;
      open.pile = event.pile;
      break;
    case 'turn-ended': {
      const { areas } = ranch(event.seat);
      for (const area of AREAS) {
        if (areas[area] === 'fresh') areas[area] = 'manned';
        if (areas[area] === 'spent') areas[area] = 'empty';
      }
      Object.assign(open.turn, { mustTake: false, dice: [], wish: 0 });
      if (neighbour(open, event.seat, 1) === open.startSeat) open.phase = 'round-up';
      break;
    }
    case 'came-home':
    case 'last-came-home':
      open.phase = event.type === 'came-home' ? 'round-up' : 'last-round-up';
      for (const { seat, tile, space } of event.cattle) {
        put(open, space, 0);
        ride(open, space, NOBODY);
        ranch(seat).supply += 1;
        ranch(seat).batch.push(tile);
      }
      break;
    case 'pastures-refilled':
      for (const { space, tile } of event.cattle) put(open, space, tile);
      open.pile = event.pile;
      break;
    case 'pile-emptied':
      open.lastDiceRound = event.lastDiceRound;
      break;
    case 'passed':
      break;
    case 'game-ended':
      open.phase = 'over';
      break;
  }
  return { open, held };
}

function neighbour({ ranches }: Open, seat: Seat, by: 1 | -1): Seat {
  return (seat + ranches.length + by) % ranches.length;
}

/** Of two dice with the same face the taken one is used before the wished one. */
function useDice({ turn }: Draft<Open>, dice: readonly Die[]): void {
  for (const die of dice) {
    if (turn.dice.includes(die)) remove(turn.dice, die);
    else turn.wish = 0;
  }
}

function fetch(open: Draft<Open>, seat: Seat, from: Space | undefined): void {
  if (from !== undefined) ride(open, from, NOBODY);
  else (open.ranches[seat] as Draft<Ranch>).supply -= 1;
}

function leave(ranch: Draft<Ranch>, area: Area): void {
  ranch.areas[area] = 'spent';
  ranch.supply += 1;
}

function look(held: Draft<Held>, steppe: readonly Tile[]): void {
  held.tray = [...steppe];
  for (const tile of steppe) if (!held.seen.includes(tile)) held.seen.push(tile);
}

function indexOf({ layout, ranches }: Open, space: Space): number {
  return groundOf(layout, ranches.length).indexOf.get(space) ?? -1;
}

function put(open: Draft<Open>, space: Space, tile: Tile): void {
  open.tiles[indexOf(open, space)] = tile;
}

function ride(open: Draft<Open>, space: Space, rider: Rider): void {
  open.riders[indexOf(open, space)] = rider;
}
