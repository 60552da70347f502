import type { ActionOf } from '../actions';
import { PAIR_LIMIT } from '../areas';
import type { Code } from '../codes';
import { couldTakePairWithRecall } from '../phases/steppe';
import { valueOf } from '../tiles';
import type { Situation } from './situation';
import { whyNotRecall } from './special';

export function whyNotSettle({ open, held, ground }: Situation, action: ActionOf<'settle'>): Code | null {
  const { tile, space } = action;
  if (!held.tray.includes(tile)) return 'not-your-tile';
  if (open.turn.settled && valueOf(tile) > PAIR_LIMIT) return 'pair-too-high';
  const index = ground.indexOf.get(space);
  if (index === undefined) return 'no-such-space';
  return open.tiles[index] === 0 ? null : 'space-not-free';
}

export function whyNotLeave({ open }: Situation): Code | null {
  return open.turn.settled ? null : 'steppe-must-settle';
}

/** Between looking and settling, only a gaucho who makes a pair possible may be recalled. */
export function whyNotRecallNow(here: Situation, action: ActionOf<'recall'>): Code | null {
  if (here.open.phase !== 'steppe') return whyNotRecall(here, action);
  const isForPair = !here.open.turn.settled && couldTakePairWithRecall(here.open, here.held, here.seat);
  return isForPair ? whyNotRecall(here, action) : 'recall-not-for-pair';
}
