import type { Seat } from '../kernel/game';
import { same } from '../kernel/json';
import { isAction } from './action-shape';
import type { Action } from './actions';
import { asking } from './asking';
import type { Code } from './codes';
import { legal } from './legal';
import { situationOf, type Situation } from './reasons/situation';
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
  if (view.held === null || !asking(view.open).seats.includes(seat)) return 'not-your-turn';
  const { phase } = view.open;
  if (!PHASES[action.type].includes(phase)) return outOfPhase(action, phase);
  // Refused, though nothing is wrong with its parts: dice or spaces that are not in rising order, and the like.
  return reasonFor(situationOf(view.open, view.held, seat), action) ?? 'malformed';
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

function reasonFor(here: Situation, action: Action): Code | null {
  switch (action.type) {
    case 'keep':
      return whyNotKeep(here, action);
    case 'claim':
      return whyNotClaim(here, action);
    case 'take':
      return whyNotTake(here, action);
    case 'stand':
    case 'lay':
      return whyNotPlaceOn(here, action);
    case 'raise':
      return whyNotRaise(here, action);
    case 'occupy':
      return whyNotOccupy(here, action);
    case 'wish':
      return whyNotWish(here);
    case 'sell':
      return whyNotSell(here, action);
    case 'steal':
      return whyNotSteal(here, action);
    case 'rouse':
      return whyNotRouse(here, action);
    case 'oust':
      return whyNotOust(here, action);
    case 'scout':
      return whyNotScout(here);
    case 'settle':
      return whyNotSettle(here, action);
    case 'leave':
      return whyNotLeave(here);
    case 'recall':
      return whyNotRecallNow(here, action);
    case 'append':
      return whyNotAppend(here, action);
    case 'sort':
      return whyNotSort(here, action);
    case 'end':
      return 'dice-not-taken';
  }
}
