import type { ActionOf } from '../actions';
import { AREA_SUMS, HIGHEST_LOW_DIE, isSummed, type Area } from '../areas';
import type { Code } from '../codes';
import type { Die } from '../dice';
import type { Space } from '../layouts';
import { isWithoutDice } from '../phases/rounds';
import { NOBODY } from '../riders';
import { smallOf, valueOf, type Tile } from '../tiles';
import { isOwnLying, type Case } from './case';

export function whyNotTake({ open }: Case, { dice }: ActionOf<'take'>): Code | null {
  if (isWithoutDice(open)) return 'not-now';
  if (!open.turn.mustTake) return 'dice-taken';
  return dice.length === 2 && isAmong(dice, open.rodeo) ? null : 'dice-not-in-ring';
}

export function whyNotPlaceOn(of: Case, action: ActionOf<'stand' | 'lay'>): Code | null {
  const { open, ground } = of;
  const index = ground.indexOf.get(action.space);
  if (index === undefined) return 'no-such-space';
  const tile = open.tiles[index] as Tile;
  if (tile === 0) return 'space-empty';
  if (open.riders[index] !== NOBODY && action.space !== action.recall) return 'space-occupied';
  const price = action.type === 'stand' ? valueOf(tile) : smallOf(tile);
  return whyNotDice(of, action.dice, price) ?? whyNotGaucho(of, action.recall);
}

export function whyNotRaise(of: Case, { space, dice }: ActionOf<'raise'>): Code | null {
  const index = of.ground.indexOf.get(space);
  if (index === undefined) return 'no-such-space';
  if (!isOwnLying(of, space)) return 'not-your-lying-gaucho';
  return whyNotDice(of, dice, smallOf(of.open.tiles[index] as Tile));
}

export function whyNotOccupy(of: Case, { area, dice, recall }: ActionOf<'occupy'>): Code | null {
  const spot = of.ranch.areas[area];
  if (spot === 'spent') return 'area-spent';
  if (spot !== 'empty') return 'area-occupied';
  return whyNotPrice(of, area, dice) ?? whyNotGaucho(of, recall);
}

function whyNotPrice(of: Case, area: Area, dice: readonly Die[]): Code | null {
  if (isSummed(area)) return whyNotDice(of, dice, AREA_SUMS[area]);
  const isLow = dice.length === 1 && sumOf(dice) <= HIGHEST_LOW_DIE;
  return isLow ? whyNotDice(of, dice, sumOf(dice)) : 'area-wants-one-low-die';
}

function whyNotDice({ open }: Case, dice: readonly Die[], sum: number): Code | null {
  const { turn } = open;
  if (!isAmong(dice, [...turn.dice, turn.wish])) return turn.mustTake ? 'dice-not-taken' : 'dice-not-yours';
  return sumOf(dice) === sum ? null : 'dice-wrong-sum';
}

function whyNotGaucho(of: Case, recall: Space | undefined): Code | null {
  if (recall === undefined) return of.ranch.supply > 0 ? null : 'no-gaucho';
  if (of.ranch.supply > 0) return 'recall-not-needed';
  return isOwnLying(of, recall) ? null : 'recall-not-lying';
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
