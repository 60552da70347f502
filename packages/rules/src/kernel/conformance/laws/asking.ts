import type { GameTypes } from '../../game';
import type { Finding } from '../law';
import { shown, type Moment } from '../moment';

export function toActAgreesWithResult<T extends GameTypes>({
  game,
  seats,
  state,
  toAct,
}: Moment<T>): Finding {
  const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats;
  if (!toAct.every(isSeat)) return `no such seat in ${shown(toAct)}`;
  if (new Set(toAct).size !== toAct.length) return `a seat twice in ${shown(toAct)}`;
  const isOver = game.result(state.open) !== null;
  if (isOver === (toAct.length === 0)) return null;
  return isOver
    ? `there is a result, but ${shown(toAct)} are asked`
    : 'nobody is asked, but there is no result';
}

export function legalForThoseAsked<T extends GameTypes>({ seats, toAct, legal }: Moment<T>): Finding {
  for (let seat = 0; seat < seats; seat++) {
    const actions = legal[seat] ?? [];
    const isAsked = toAct.includes(seat);
    if (isAsked && actions.length === 0) return `seat ${seat} is asked, but can do nothing`;
    if (!isAsked && actions.length > 0) return `seat ${seat} is not asked, but could ${shown(actions[0])}`;
  }
  return null;
}
