import type { Seat } from '@pampa/rules';
import {
  groundOf,
  ownerOf,
  RACES,
  raceOf,
  valueOf,
  type Action,
  type Area,
  type ElGauchoView,
  type Open,
  type Race,
  type Ranch,
  type Tile,
} from '@pampa/rules/el-gaucho';
import { AreaMemo } from './area-memo';
import { theftWorth } from './areas-sense';
import { DiceSense } from './dice-sense';
import { fitsAtEnd, gainOf, gainWithin, roomIn, topOf, worthWith } from './herd-sense';
import { fadeOf, freeCattle, herdFor, raceIndex, roundsLeft } from './outlook';
import { WEIGHTS } from './weights';

const dice = new DiceSense();
const areas = new AreaMemo();
const free: number[] = [0, 0, 0, 0, 0];
const NO_TILES: readonly Tile[] = [];
const SALE_BONUS = 5;
/** A sold herd can't be stolen from. */
const SAFETY = 0.05;
/** Looking is for nothing, but the dice come first. */
const SCOUTING = 2;
const NEVER = -20;
/** What a lying gaucho gains by getting up. */
const RAISING = WEIGHTS.standing - WEIGHTS.lying;

/** What each action seems to be worth at first sight, in pesos. */
export function hunchesOf(view: ElGauchoView, seat: Seat, actions: readonly Action[]): readonly number[] {
  const { open } = view;
  const ranch = open.ranches[seat] as Ranch;
  areas.look(open, seat);
  if (open.phase === 'turn') dice.look(open, seat, areas);
  if (open.phase === 'keep' || ranch.areas.sale === 'manned') freeCattle(open, free);
  const now = open.phase === 'turn' ? dice.worthOf(open.turn.dice, open.turn.wish) : 0;
  return actions.map((action) => hunchOf(open, ranch, action, now));
}

/** What the dice at hand, or the best pair in the ring, can be used for. */
export function hopeOf(open: Open, seat: Seat): number {
  if (open.phase !== 'turn' || open.turn.seat !== seat) return 0;
  dice.look(open, seat, areas.look(open, seat));
  if (!open.turn.mustTake) return dice.worthOf(open.turn.dice, open.turn.wish);
  let most = 0;
  const { rodeo } = open;
  for (let a = 0; a < rodeo.length; a++) {
    for (let b = a + 1; b < rodeo.length; b++) {
      most = Math.max(most, dice.worthOf([rodeo[a] as number, rodeo[b] as number], open.turn.wish));
    }
  }
  return most;
}

/** `now` is what the dice at hand are worth. */
function hunchOf(open: Open, ranch: Ranch, action: Action, now: number): number {
  switch (action.type) {
    case 'keep':
      return keepWorth(action.tiles);
    case 'claim':
      return areas.worth(action.area);
    case 'take':
      return dice.worthOf(action.dice, open.turn.wish);
    case 'stand':
      return WEIGHTS.standing * gainOn(open, ranch, action.space) - lostBy(open, ranch, action);
    case 'raise':
      return RAISING * gainOn(open, ranch, action.space);
    case 'lay':
      return WEIGHTS.lying * gainOn(open, ranch, action.space) - lostBy(open, ranch, action);
    case 'occupy':
      return (
        (ranch.supply > 1 ? 1 : WEIGHTS.lastGaucho) * areas.worth(action.area) - lostBy(open, ranch, action)
      );
    case 'wish':
      return open.turn.mustTake ? -1 : dice.worthOf(open.turn.dice, action.die) - now - areas.worth('wish');
    case 'sell':
      return saleWorth(open, ranch, action.race);
    case 'steal':
      return (
        theftWorth(open, ranch, ownerOfTile(open, action.tile), action.tile) -
        areas.worth('thief') -
        (roundsLeft(open) > 1 ? WEIGHTS.theftNow : 0)
      );
    case 'rouse':
      return (
        RAISING * sum(action.spaces.map((space) => gainOn(open, ranch, space))) - areas.worth('overseer')
      );
    case 'oust':
      return oustWorth(open, ranch, action.space) - areas.worth('overseer');
    case 'scout':
      return open.turn.mustTake || now > 0 ? -1 : SCOUTING;
    case 'settle':
      return gainOf(herdFor(ranch, action.tile), action.tile);
    case 'leave':
      return 0;
    case 'recall':
      return recallWorth(open, ranch, action.area);
    case 'append':
      return appendWorth(ranch, action.tile);
    case 'sort':
      return sortWorth(ranch, action.tile);
    case 'end':
      return 0;
  }
}

/** Tiles of one race stand in their order. A high top with room below is the best beginning. */
function keepWorth(tiles: readonly Tile[]): number {
  let worth = 0;
  for (const race of RACES) {
    const herd = tiles.filter((tile) => raceOf(tile) === race);
    if (herd.length > 0)
      worth += herd.length * topOf(herd) + WEIGHTS.room * roomIn(herd, free[RACES.indexOf(race)] as number);
  }
  return worth;
}

function indexOn(open: Open, space: number): number {
  return groundOf(open.layout, open.ranches.length).indexOf.get(space) as number;
}

function gainOn(open: Open, ranch: Ranch, space: number): number {
  const tile = open.tiles[indexOn(open, space)] as Tile;
  return gainOf(herdFor(ranch, tile), tile);
}

/** A lying gaucho who is fetched for it leaves his tile. */
function lostBy(open: Open, ranch: Ranch, action: { readonly recall?: number }): number {
  return action.recall === undefined ? 0 : WEIGHTS.lying * gainOn(open, ranch, action.recall);
}

function saleWorth(open: Open, ranch: Ranch, race: Race): number {
  const herd = ranch.herds[race];
  const growth = WEIGHTS.room * fadeOf(open) * roomIn(herd, free[RACES.indexOf(race)] as number);
  const isLastChance = roundsLeft(open) === 0;
  return SALE_BONUS - growth - (isLastChance ? 0 : areas.worth('sale')) + SAFETY * herd.length * topOf(herd);
}

function ownerOfTile(open: Open, tile: Tile): Ranch {
  return open.ranches.find((ranch) => herdFor(ranch, tile).includes(tile)) as Ranch;
}

function oustWorth(open: Open, ranch: Ranch, space: number): number {
  const index = indexOn(open, space);
  const tile = open.tiles[index] as Tile;
  const victim = open.ranches[ownerOf(open.riders[index] as number)] as Ranch;
  const theirs = WEIGHTS.lying * gainOf(herdFor(victim, tile), tile) - valueOf(tile);
  return WEIGHTS.standing * gainOf(herdFor(ranch, tile), tile) + theirs / (open.ranches.length - 1);
}

function recallWorth(open: Open, ranch: Ranch, area: Area): number {
  const isIdle = ranch.supply === 0 && open.phase === 'turn' && open.turn.dice.length > 0;
  return isIdle ? WEIGHTS.recalled - areas.worth(area) : NEVER;
}

/** What the herd brings with the tile and with those of the batch that follow; a tile that does not fit sells it first. */
function appendWorth(ranch: Ranch, tile: Tile): number {
  const herd = herdFor(ranch, tile);
  const rest = ranch.batch.filter((other) => other !== tile && raceIndex(other) === raceIndex(tile));
  const before = worthWith(herd, NO_TILES);
  return fitsAtEnd(herd, tile) ? worthWith([...herd, tile], rest) - before : worthWith([tile], rest);
}

function sortWorth(ranch: Ranch, tile: Tile): number {
  const herd = herdFor(ranch, tile);
  const rest = ranch.batch.filter((other) => other !== tile && raceIndex(other) === raceIndex(tile));
  return gainWithin(herd, tile) + worthWith(herd, rest) - worthWith(herd, NO_TILES) - WEIGHTS.sort;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
