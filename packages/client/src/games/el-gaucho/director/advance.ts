import type { Draft, Seat, SeenEvent } from '@pampa/rules';
import {
  AREAS,
  groundOf,
  lying,
  NOBODY,
  raceOf,
  standing,
  type Area,
  type Die,
  type ElGaucho,
  type ElGauchoView,
  type Ranch,
  type Rider,
  type Space,
  type Tile,
} from '@pampa/rules/el-gaucho';

type Open = Draft<ElGauchoView['open']>;
type Held = Draft<NonNullable<ElGauchoView['held']>>;

/**
 * What the table looks like when this event has happened and the next has not: where an animation of it has to lead.
 * It repeats what the events tell and knows no rule; what a picture does not show (income by source) it leaves alone.
 */
export function advance(view: ElGauchoView, { open: event, held: facts }: SeenEvent<ElGaucho>): ElGauchoView {
  const next = structuredClone(view) as Draft<ElGauchoView>;
  const { open, held } = next;
  const ranch = (seat: Seat): Draft<Ranch> => open.ranches[seat] as Draft<Ranch>;
  switch (event.type) {
    case 'chose':
      ranch(event.seat).ready = true;
      if (held !== null && facts?.kept !== undefined) {
        Object.assign(held, { drawn: [], kept: facts.kept, discarded: facts.discarded ?? [] });
      }
      break;
    case 'herds-shown':
      event.herds.forEach((tiles, seat) => {
        for (const tile of tiles) ranch(seat).herds[raceOf(tile)].push(tile);
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
      for (const die of event.dice) drop(open.rodeo, die);
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
      seller.pesos += event.pesos + event.bonus;
      break;
    }
    case 'stole':
      leave(ranch(event.seat), 'thief');
      drop(ranch(event.victim).herds[raceOf(event.tile)], event.tile);
      ranch(event.victim).pesos += event.indemnity;
      break;
    case 'joined': {
      const owner = ranch(event.seat);
      drop(owner.batch, event.tile);
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
      ranch(event.victim).pesos += event.indemnity;
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
      if (held !== null) drop(held.tray, event.tile);
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
  return next;
}

function neighbour(open: Open, seat: Seat, by: 1 | -1): Seat {
  const seats = open.ranches.length;
  return (seat + seats + by) % seats;
}

function drop<A>(list: A[], item: A): void {
  const index = list.indexOf(item);
  if (index !== -1) list.splice(index, 1);
}

/** Of equal dice the real one goes first. */
function useDice({ turn }: Open, dice: readonly Die[]): void {
  for (const die of dice) {
    if (turn.dice.includes(die)) drop(turn.dice, die);
    else turn.wish = 0;
  }
}

function fetch(open: Open, seat: Seat, from: Space | undefined): void {
  if (from !== undefined) ride(open, from, NOBODY);
  else (open.ranches[seat] as Draft<Ranch>).supply -= 1;
}

function leave(ranch: Draft<Ranch>, area: Area): void {
  ranch.areas[area] = 'spent';
  ranch.supply += 1;
}

function look(held: Held, steppe: readonly Tile[]): void {
  held.tray = [...steppe];
  for (const tile of steppe) if (!held.seen.includes(tile)) held.seen.push(tile);
}

function indexOf({ layout, ranches }: Open, space: Space): number {
  return groundOf(layout, ranches.length).indexOf.get(space) ?? -1;
}

function put(open: Open, space: Space, tile: Tile): void {
  open.tiles[indexOf(open, space)] = tile;
}

function ride(open: Open, space: Space, rider: Rider): void {
  open.riders[indexOf(open, space)] = rider;
}
