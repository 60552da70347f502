import type { Game } from '../../../../src/kernel/game';
import { same } from '../../../../src/kernel/json';
import { duel, type Duel } from '../duel';
import { asking, type BrokenGame } from './broken-game';

/** Once one seat has chosen, the others have no choice any more. */
const lastsTakeTheirFirst: Game<Duel>['legal'] = (view, seat) => {
  const actions = duel.legal(view, seat);
  const isLate = view.open.phase === 'choose' && view.open.players.some(({ ready }) => ready);
  return isLate ? actions.slice(0, 1) : actions;
};

/** Who is asked, in which decision and turn. */
export const brokenAsking: readonly BrokenGame[] = [
  {
    breaks: 'decision-key',
    how: 'asks the next seat under the same key',
    make: () => asking((open) => (open.phase === 'turn' ? { key: `turns ${open.round}` } : {})),
  },
  {
    breaks: 'decision-key',
    how: 'changes what others may do under the same key',
    make: () => ({
      legal: lastsTakeTheirFirst,
      whyNot: (view, seat, action) =>
        lastsTakeTheirFirst(view, seat).some((each) => same(each, action)) ? null : 'not-now',
    }),
  },
  {
    breaks: 'turn-number',
    how: 'numbers turns anew in every round',
    make: () => asking((_, { turn }) => ({ turn: turn && { ...turn, number: turn.seat } })),
  },
  {
    breaks: 'turn-number',
    how: 'gives a round one number',
    make: () => asking(({ round }, { turn }) => ({ turn: turn && { ...turn, number: round } })),
  },
];
