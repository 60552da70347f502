import type { Seat } from '@pampa/rules';
import {
  AREA_SUMS,
  groundOf,
  isSummed,
  lying,
  smallOf,
  valueOf,
  type Code,
  type ElGaucho,
  type Open,
} from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Moment } from '../../../table/session';
import { texts } from '../../../texts/say';
import { pickedOf, thingOf } from './atoms';

/** The rule's own sentence; where dice do not fit, the numbers that would; before the first round, what comes first. */
export function whyNotText(
  code: Code,
  atom: Atom,
  picked: readonly Atom[],
  { view }: Moment<ElGaucho>,
  seat: Seat,
): string {
  const { phase } = view.open;
  if (code === 'not-now' && (phase === 'keep' || phase === 'claim')) {
    return texts.value.page('el-gaucho-actions')(`first-${phase}`);
  }
  const price = code === 'dice-wrong-sum' ? priceOf(atom, picked, view.open, seat) : null;
  if (price === null) return texts.value.elGaucho.refusal(code);
  const dice = pickedOf(picked, 'die');
  if (dice.length === 0) return price;
  const sum = dice.reduce((total, { face }) => total + face, 0);
  return texts.value.page('el-gaucho-actions')('your-dice', { price, sum });
}

/** Touching a die that does not fit the target says as much about it as touching a target that does not fit the die. */
function priceOf(atom: Atom, picked: readonly Atom[], open: Open, seat: Seat): string | null {
  const target = [atom, ...picked]
    .map(thingOf)
    .find((thing) => thing?.kind === 'space' || thing?.kind === 'area');
  const say = texts.value.page('el-gaucho-actions');
  if (target?.kind === 'area') {
    return isSummed(target.area) ? say('price-area', { sum: AREA_SUMS[target.area] }) : null;
  }
  if (target?.kind !== 'space') return null;
  const index = groundOf(open.layout, open.ranches.length).indexOf.get(target.space) ?? -1;
  const tile = open.tiles[index] ?? 0;
  if (tile === 0) return null;
  return open.riders[index] === lying(seat)
    ? say('price-raise', { small: smallOf(tile) })
    : say('price-space', { big: valueOf(tile), small: smallOf(tile) });
}
