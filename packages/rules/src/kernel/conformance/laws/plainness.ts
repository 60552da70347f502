import type { GameTypes, State } from '../../game';
import { canonical, same } from '../../json';
import type { Finding } from '../law';
import { legalIn, luckAt, shown, tryOut, type Moment, type Trial } from '../moment';
import { notPlain } from '../objects';

export function stateIsPlain<T extends GameTypes>({ state, legal }: Moment<T>): Finding {
  return notPlain(state, 'state') ?? notPlain(legal, 'legal');
}

export function outcomeIsPlain<T extends GameTypes>(_: Moment<T>, { outcome, after }: Trial<T>): Finding {
  return notPlain(outcome, 'outcome') ?? notPlain(after, 'state');
}

export function heldPerSeat<T extends GameTypes>({ state, seats }: Moment<T>): Finding {
  return state.held.length === seats ? null : `there are ${state.held.length} held parts`;
}

/** Caches, references between parts and whatever else is lost on the way through a store must not matter. */
export function roundTripGoesOn<T extends GameTypes>(moment: Moment<T>, trial: Trial<T>): Finding {
  const { game, state, legal } = moment;
  const { seat, action, outcome, after } = trial;
  const stored = JSON.parse(JSON.stringify(state)) as State<T>;
  if (!same(legalIn(game, stored, seat), legal[seat])) return `seat ${seat} is given another list`;
  const again = tryOut(game, stored, seat, action, luckAt(moment));
  const what = `after seat ${seat} did ${shown(action)}`;
  if (canonical(again.outcome) !== canonical(outcome)) return `other events ${what}`;
  return canonical(again.after) === canonical(after) ? null : `another state ${what}`;
}
