import type { Seat } from '../../kernel/game';
import { AREAS } from '../areas';
import { fillPastures } from '../pastures';
import { numbersFor } from '../player-counts';
import { winnersOf } from '../result';
import { sellHerd } from '../sales';
import type { Open, Ranch, Spot } from '../state';
import { drawTile, noticeEmptyPile, ranchOf, revealToAll, tell, type Table } from '../table';
import { RACES, type Tile } from '../tiles';
import { addWithoutChoice, gatherFullPastures, gatherTheRest } from './round-up';

export function isWithoutDice(open: Open): boolean {
  return open.lastDiceRound > 0 && open.round > open.lastDiceRound;
}

/** Dice are rolled as the round begins, so the roll is known before the first special action. */
export function beginRound(table: Table): void {
  const { open, rng } = table;
  open.round += 1;
  const kind = isWithoutDice(open)
    ? 'without-dice'
    : open.round === open.lastDiceRound
      ? 'last-with-dice'
      : 'usual';
  tell(table, { type: 'round-began', round: open.round, startSeat: open.startSeat, kind });
  if (kind === 'without-dice') {
    open.rodeo = [];
  } else {
    const { dice } = numbersFor(open.ranches.length);
    open.rodeo = [];
    for (let i = 0; i < dice; i++) open.rodeo.push(rng.die());
    tell(table, { type: 'rolled', dice: open.rodeo.slice() });
  }
  beginTurns(table, open.startSeat);
}

/** The next turn from `seat` on, or the end of the round once it is the start player's again. */
function beginTurns(table: Table, first: Seat): void {
  const { open } = table;
  const withoutDice = isWithoutDice(open);
  let seat = first;
  do {
    if (!withoutDice || hasSomethingLeft(ranchOf(table, seat))) {
      open.phase = 'turn';
      open.turn = { seat, mustTake: !withoutDice, dice: [], wish: 0, settled: false };
      tell(table, { type: 'turn-began', seat });
      return;
    }
    // Without dice, a player who has nobody on an area can do nothing: he is not asked.
    tell(table, { type: 'passed', seat });
    seat = seatToTheLeft(open, seat);
  } while (seat !== open.startSeat);
  beginRoundUp(table);
}

function hasSomethingLeft(ranch: Ranch): boolean {
  return AREAS.some((area) => ranch.areas[area] === 'manned');
}

export function playEnd(table: Table, seat: Seat): void {
  const { open } = table;
  const { areas } = ranchOf(table, seat);
  // The bans are on the same turn.
  areas.sort = settled(areas.sort);
  areas.wish = settled(areas.wish);
  areas.sale = settled(areas.sale);
  areas.thief = settled(areas.thief);
  areas.overseer = settled(areas.overseer);
  areas.steppe = settled(areas.steppe);
  open.turn.mustTake = false;
  open.turn.dice = [];
  open.turn.wish = 0;
  table.final = true;
  tell(table, { type: 'turn-ended', seat });
  const next = seatToTheLeft(open, seat);
  if (next === open.startSeat) beginRoundUp(table);
  else beginTurns(table, next);
}

function settled(spot: Spot): Spot {
  return spot === 'fresh' ? 'manned' : spot === 'spent' ? 'empty' : spot;
}

function beginRoundUp(table: Table): void {
  gatherFullPastures(table);
  goOnWithRoundUp(table);
}

/** Adds what nobody has to be asked about and, once nothing is left to add, goes on to what comes next. */
export function goOnWithRoundUp(table: Table): void {
  const { open } = table;
  if (addWithoutChoice(table)) return;
  if (open.phase === 'round-up' && isWithoutDice(open)) {
    gatherTheRest(table);
    if (addWithoutChoice(table)) return;
  }
  if (open.phase === 'last-round-up') {
    finish(table);
  } else {
    refill(table);
    open.startSeat = seatToTheLeft(open, open.startSeat);
    beginRound(table);
  }
}

function refill(table: Table): void {
  const { open, ground } = table;
  const filled = fillPastures(ground, open.tiles, open.pile, () => drawTile(table));
  if (filled.length === 0) return;
  revealToAll(table);
  const cattle = filled.map((index) => ({
    space: ground.spaces[index] as number,
    tile: open.tiles[index] as Tile,
  }));
  tell(table, { type: 'pastures-refilled', cattle, pile: open.pile });
  noticeEmptyPile(table);
}

function seatToTheLeft(open: Open, seat: Seat): Seat {
  return (seat + 1) % open.ranches.length;
}

/** Final scoring (Z5, Z6). */
function finish(table: Table): void {
  const { open } = table;
  for (const [seat, ranch] of open.ranches.entries()) {
    for (const race of RACES) {
      if (ranch.herds[race].length > 0) sellHerd(table, seat, race, 'final');
    }
  }
  open.phase = 'over';
  tell(table, { type: 'game-ended', winners: winnersOf(open) });
}
