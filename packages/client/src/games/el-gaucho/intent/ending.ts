import type { Seat } from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho } from '@pampa/rules/el-gaucho';
import type { Moment } from '../../../table/session';
import { texts } from '../../../texts/say';

/** How the turn can be ended now, and what would be lost by it. Dice that fit nowhere are no loss. */
export function ending(
  { view }: Moment<ElGaucho>,
  seat: Seat,
): { readonly action: Action; readonly warning: string | null } | null {
  const legal = elGaucho.legal(view, seat);
  const action = legal.find(({ type }) => type === 'end' || type === 'leave');
  if (action === undefined) return null;
  const { dice, wish } = view.open.turn;
  const left = wish > 0 ? [...dice, wish] : dice;
  const isUseful = legal.some((other) => 'dice' in other);
  if (action.type === 'leave' || !isUseful) return { action, warning: null };
  const list = texts.value.elGaucho.words.list(left);
  const warning = texts.value.page('el-gaucho-actions')('unused', { dice: list, count: left.length });
  return { action, warning };
}
