import type { Draft, Outcome, Rng, Seat } from '../kernel/game';
import type { Action } from './actions';
import { playClaim } from './phases/claim';
import { playKeep } from './phases/keep';
import { playLay, playOccupy, playRaise, playStand } from './phases/placing';
import { playAppend, playSort } from './phases/round-up';
import { goOnWithRoundUp, playEnd } from './phases/rounds';
import { playRecall } from './phases/recalling';
import { playOust, playRouse, playSell, playSteal, playWish } from './phases/special';
import { leaveSteppe, playScout, playSettle } from './phases/steppe';
import { playTake } from './phases/taking';
import type { ElGaucho, ElGauchoState } from './state';
import { outcomeOf, tableOf, type Table } from './table';

export function play(draft: Draft<ElGauchoState>, seat: Seat, action: Action, rng: Rng): Outcome<ElGaucho> {
  const table = tableOf(draft, rng);
  playOn(table, seat, action);
  return outcomeOf(table);
}

export function playOn(table: Table, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'keep':
      return playKeep(table, seat, action);
    case 'claim':
      return playClaim(table, seat, action);
    case 'take':
      return playTake(table, seat, action);
    case 'stand':
      return playStand(table, seat, action);
    case 'lay':
      return playLay(table, seat, action);
    case 'raise':
      return playRaise(table, seat, action);
    case 'occupy':
      return playOccupy(table, seat, action);
    case 'wish':
      return playWish(table, seat, action);
    case 'sell':
      return playSell(table, seat, action);
    case 'steal':
      return playSteal(table, seat, action);
    case 'rouse':
      return playRouse(table, seat, action);
    case 'oust':
      return playOust(table, seat, action);
    case 'scout':
      return playScout(table, seat);
    case 'settle':
      return playSettle(table, seat, action);
    case 'leave':
      return leaveSteppe(table, seat);
    case 'recall':
      return playRecall(table, seat, action);
    case 'append':
      playAppend(table, seat, action);
      return goOnWithRoundUp(table);
    case 'sort':
      playSort(table, seat, action);
      return goOnWithRoundUp(table);
    case 'end':
      return playEnd(table, seat);
  }
}
