import type { ActionOf } from '../actions';
import { AREA_SUMS, HIGHEST_LOW_DIE, isSummed, type Area } from '../areas';
import type { Code } from '../codes';
import type { Die } from '../dice';
import type { Space } from '../layouts';
import { isWithoutDice } from '../phases/rounds';
import { NOBODY } from '../riders';
import { smallOf, valueOf, type Tile } from '../tiles';
import { isOwnLying, type Situation } from './situation';

export function whyNotTake({ open }: Situation, { dice }: ActionOf<'take'>): Code | null {
  if (isWithoutDice(open)) return 'not-now';
  if (!open.turn.mustTake) return 'dice-taken';
  return dice.length === 2 && isAmong(dice, open.rodeo) ? null : 'dice-not-in-ring';
}

export function whyNotPlaceOn(here: Situation, action: ActionOf<'stand' | 'lay'>): Code | null {
  const { open, ground } = here;
  const index = ground.indexOf.get(action.space);
  if (index === undefined) return 'no-such-space';
  const tile = open.tiles[index] as Tile;
  if (tile === 0) return 'space-empty';
  if (open.riders[index] !== NOBODY && action.space !== action.recall) return 'space-occupied';
  const price = action.type === 'stand' ? valueOf(tile) : smallOf(tile);
  return whyNotDice(here, action.dice, price) ?? whyNotGaucho(here, action.recall);
}

export function whyNotRaise(here: Situation, { space, dice }: ActionOf<'raise'>): Code | null {
  const index = here.ground.indexOf.get(space);
  if (index === undefined) return 'no-such-space';
  if (!isOwnLying(here, space)) return 'not-your-lying-gaucho';
  return whyNotDice(here, dice, smallOf(here.open.tiles[index] as Tile));
}

export function whyNotOccupy(here: Situation, { area, dice, recall }: ActionOf<'occupy'>): Code | null {
  const spot = here.ranch.areas[area];
  if (spot === 'spent') return 'area-spent';
  if (spot !== 'empty') return 'area-occupied';
  return whyNotPrice(here, area, dice) ?? whyNotGaucho(here, recall);
}

function whyNotPrice(here: Situation, area: Area, dice: readonly Die[]): Code | null {
  if (isSummed(area)) return whyNotDice(here, dice, AREA_SUMS[area]);
  const isLow = dice.length === 1 && sumOf(dice) <= HIGHEST_LOW_DIE;
  return isLow ? whyNotDice(here, dice, sumOf(dice)) : 'area-wants-one-low-die';
}

function whyNotDice({ open }: Situation, dice: readonly Die[], sum: number): Code | null {
  const { turn } = open;
  if (!isAmong(dice, [...turn.dice, turn.wish])) return turn.mustTake ? 'dice-not-taken' : 'dice-not-yours';
  return sumOf(dice) === sum ? null : 'dice-wrong-sum';
}

function whyNotGaucho(here: Situation, recall: Space | undefined): Code | null {
  if (recall === undefined) return here.ranch.supply > 0 ? null : 'no-gaucho';
  if (here.ranch.supply > 0) return 'recall-not-needed';
  return isOwnLying(here, recall) ? null : 'recall-not-lying';
}

function sumOf(dice: readonly Die[]): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

function isAmong(dice: readonly Die[], others: readonly Die[]): boolean {
  const left = [...others];
  return dice.every((die) => {
    const index = left.indexOf(die);
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  });
}
