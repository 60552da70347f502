import { same } from '../../../../src/kernel/json';
import { duel } from '../duel';
import { asking, playing, type BrokenGame, type Made } from './broken-game';

export const brokenLegality: readonly BrokenGame[] = [
  {
    breaks: 'asking',
    how: 'asks somebody after the end',
    make: () => asking((open, { seats }) => (open.phase === 'over' ? { seats: [0] } : { seats })),
  },
  {
    breaks: 'asking',
    how: 'asks nobody in the middle of the game',
    make: () =>
      asking(({ round, phase }, { seats }) => ({ seats: round === 2 && phase === 'turn' ? [] : seats })),
  },
  {
    breaks: 'asking',
    how: 'asks somebody who does not sit there',
    make: () => asking(({ phase }, { seats }) => ({ seats: [...seats, ...(phase === 'turn' ? [9] : [])] })),
  },
  {
    breaks: 'legal-for-those-asked',
    how: 'offers a turn to everybody',
    make: () => ({
      legal: (view, seat) => [...duel.legal(view, view.open.phase === 'turn' ? view.open.turn : seat)],
    }),
  },
  {
    breaks: 'legal-for-those-asked',
    how: 'leaves somebody without a choice',
    make: () => ({ legal: (view, seat) => duel.legal(view, seat).filter(({ type }) => type === 'choose') }),
  },
  {
    breaks: 'legal-unique',
    how: 'lists the first action again',
    make: () => ({
      legal: (view, seat) => [...duel.legal(view, seat), ...duel.legal(view, seat).slice(0, 1)],
    }),
  },
  {
    breaks: 'legal-order',
    how: 'turns the list round every third time',
    make: (): Made => {
      let calls = 0;
      return {
        legal(view, seat) {
          calls += 1;
          return calls % 3 === 0 ? duel.legal(view, seat).toReversed() : duel.legal(view, seat);
        },
      };
    },
  },
  {
    breaks: 'legal-plays',
    how: 'lists what it can not play',
    make: () =>
      playing((_, __, action) => {
        if (action.type === 'mark' && action.spots.length === 2) throw new Error('two spots');
        return undefined;
      }),
  },
  {
    breaks: 'why-not-accepts-legal',
    how: 'has something against the end of a turn',
    make: () => ({
      whyNot: (view, seat, action) =>
        same(action, { type: 'end' }) ? 'not-now' : duel.whyNot(view, seat, action),
    }),
  },
  {
    breaks: 'refuses-the-rest',
    how: 'looks at the type alone',
    make: () => ({
      whyNot(view, seat, action) {
        const isType = ({ type }: { type: string }): boolean =>
          same(type, (action as { type?: unknown } | null)?.type);
        return duel.legal(view, seat).some(isType) ? null : duel.whyNot(view, seat, action);
      },
    }),
  },
  {
    breaks: 'refuses-the-rest',
    how: 'falls over nonsense',
    make: () => ({
      whyNot(view, seat, action) {
        return (action as { type: string }).type === 'nope' ? 'unknown' : duel.whyNot(view, seat, action);
      },
    }),
  },
  {
    breaks: 'refuses-the-rest',
    how: 'refuses without a code',
    make: () => ({
      whyNot: (view, seat, action) => (duel.whyNot(view, seat, action) === null ? null : ('' as 'unknown')),
    }),
  },
  {
    breaks: 'fallback-legal',
    how: 'ends the turn of somebody who has to choose',
    make: () => ({ fallback: () => ({ type: 'end' }) }),
  },
];
