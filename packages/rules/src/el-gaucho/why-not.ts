import type { Seat } from '../kernel/game';
import { same } from '../kernel/json';
import { isAction } from './action-shape';
import type { Action } from './actions';
import type { Code } from './codes';
import { legal, toAct } from './legal';
import { caseOf, type Case } from './reasons/case';
import { whyNotOccupy, whyNotPlaceOn, whyNotRaise, whyNotTake } from './reasons/dice';
import { whyNotAppend, whyNotSort } from './reasons/round-up';
import { whyNotOust, whyNotRouse, whyNotScout, whyNotSell, whyNotSteal, whyNotWish } from './reasons/special';
import { whyNotClaim, whyNotKeep } from './reasons/start';
import { whyNotLeave, whyNotRecallNow, whyNotSettle } from './reasons/steppe';
import type { ElGauchoView, Phase } from './state';

/** `legal` alone decides; this only finds words for what it did not list. */
export function whyNot(view: ElGauchoView, seat: Seat, action: unknown): Code | null {
  if (legal(view, seat).some((other) => same(other, action))) return null;
  if (!isAction(action)) return 'malformed';
  if (view.held === null || !toAct(view.open).includes(seat)) return 'not-your-turn';
  const { phase } = view.open;
  if (!PHASES[action.type].includes(phase)) return outOfPhase(action, phase);
  // Refused, though nothing is wrong with its parts: dice or spaces that are not in rising order, and the like.
  return reasonFor(caseOf(view.open, view.held, seat), action) ?? 'malformed';
}

const TURN: readonly Phase[] = ['turn'];
const ROUND_UPS: readonly Phase[] = ['round-up', 'last-round-up'];

/** When each kind of action can come up at all. */
const PHASES: Readonly<Record<Action['type'], readonly Phase[]>> = {
  keep: ['keep'],
  claim: ['claim'],
  take: TURN,
  stand: TURN,
  lay: TURN,
  raise: TURN,
  occupy: TURN,
  wish: TURN,
  sell: TURN,
  steal: TURN,
  rouse: TURN,
  oust: TURN,
  scout: TURN,
  settle: ['steppe'],
  leave: ['steppe'],
  recall: ['turn', 'steppe'],
  append: ROUND_UPS,
  sort: ROUND_UPS,
  end: TURN,
};

function outOfPhase(action: Action, phase: Phase): Code {
  if (phase === 'steppe') return 'steppe-must-settle';
  return action.type === 'sort' ? 'sort-outside-round-up' : 'not-now';
}

function reasonFor(of: Case, action: Action): Code | null {
  switch (action.type) {
    case 'keep':
      return whyNotKeep(of, action);
    case 'claim':
      return whyNotClaim(of, action);
    case 'take':
      return whyNotTake(of, action);
    case 'stand':
    case 'lay':
      return whyNotPlaceOn(of, action);
    case 'raise':
      return whyNotRaise(of, action);
    case 'occupy':
      return whyNotOccupy(of, action);
    case 'wish':
      return whyNotWish(of);
    case 'sell':
      return whyNotSell(of, action);
    case 'steal':
      return whyNotSteal(of, action);
    case 'rouse':
      return whyNotRouse(of, action);
    case 'oust':
      return whyNotOust(of, action);
    case 'scout':
      return whyNotScout(of);
    case 'settle':
      return whyNotSettle(of, action);
    case 'leave':
      return whyNotLeave(of);
    case 'recall':
      return whyNotRecallNow(of, action);
    case 'append':
      return whyNotAppend(of, action);
    case 'sort':
      return whyNotSort(of, action);
    case 'end':
      return 'dice-not-taken';
  }
}
