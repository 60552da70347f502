import { act, isRefusal, type Match } from '@pampa/rules';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { Subject } from '../measure';
import { inTurn, type Pool } from './pool';
import type { Deed } from './random-game';

/** Whole games through `act`, which judges, copies, plays, notes what may be undone and links. Units: acts. */
export function acts({ games }: Pool, how: 'chained' | 'unchained'): Subject {
  const nextGame = inTurn(games);
  return {
    id: how === 'chained' ? 'chain' : 'act',
    prepare: () => {
      const { start, received } = nextGame();
      return () => {
        playThrough(start[how], received);
        return received.length;
      };
    },
  };
}

function playThrough(start: Match<ElGaucho>, deeds: readonly Deed[]): void {
  let match = start;
  for (const { seat, action } of deeds) {
    const step = act(match, { seat, action, seq: match.seq, at: 0, by: 'person' });
    if (isRefusal(step)) throw new Error(`Refused at ${match.seq}: ${step.refused}`);
    match = step.match;
  }
}
