import { duel } from '../duel';
import { playing, type BrokenGame, type Made } from './broken-game';

/** Start, course and end of a game. */
export const brokenCourse: readonly BrokenGame[] = [
  {
    breaks: 'options',
    how: 'has a usual choice that three can not choose',
    make: () => ({ options: { rounds: { usual: 3, choices: (seats) => (seats === 3 ? [2] : [2, 3]) } } }),
  },
  {
    breaks: 'rematch-options',
    how: 'adds a round to every rematch',
    make: () => ({ rematchOptions: ({ rounds }) => ({ rounds: (rounds + 2) as 2 | 3 }) }),
  },
  {
    breaks: 'setup-deterministic',
    how: 'turns the deck round every second time',
    make: (): Made => {
      let starts = 0;
      return {
        setup(options, seats, rng) {
          starts += 1;
          const state = duel.setup(options, seats, rng);
          return starts % 2 === 0 ? state : { ...state, sealed: { deck: state.sealed.deck.toReversed() } };
        },
      };
    },
  },
  {
    breaks: 'ends',
    how: 'begins the last turn again and again',
    make: () =>
      playing(({ open }) => {
        if (open.phase === 'over') open.phase = 'turn';
        return undefined;
      }),
  },
  {
    breaks: 'invariants',
    how: 'loses a card when somebody hums',
    make: () =>
      playing(({ sealed }, _, action) => {
        if (action.type === 'hum') sealed.deck.shift();
        return undefined;
      }),
  },
  {
    breaks: 'outcome-well-formed',
    how: 'tells the same seat twice',
    make: () =>
      playing((_, __, ___, outcome) => ({
        ...outcome,
        events: outcome.events.map((event) =>
          event.held ? { ...event, held: [...event.held, ...event.held] } : event,
        ),
      })),
  },
  {
    breaks: 'outcome-well-formed',
    how: 'reveals to a seat that is not there',
    make: () =>
      playing((_, __, action, outcome) =>
        action.type === 'peek' ? { ...outcome, reveals: [9] } : undefined,
      ),
  },
  {
    breaks: 'preview',
    how: 'promises that a peek shows nothing',
    make: () => ({
      preview: (view, seat, action) =>
        action.type === 'peek'
          ? [{ open: { type: 'peeks', seat } }, { open: { type: 'saw', seat } }]
          : duel.preview(view, seat, action),
    }),
  },
  {
    breaks: 'preview',
    how: 'promises more than happens',
    make: () => ({
      preview: (view, seat, action) => [
        ...duel.preview(view, seat, action),
        { open: { type: 'won', seat, prize: 0 } },
      ],
    }),
  },
  {
    breaks: 'progress',
    how: 'divides by nothing',
    make: () => ({ progress: ({ phase, round }) => (phase === 'over' ? 1 : (round - 1) / 0) }),
  },
  {
    breaks: 'progress',
    how: 'is never quite done',
    make: () => ({ progress: ({ round, rounds }) => round / (rounds + 1) }),
  },
  {
    breaks: 'result',
    how: 'lets everybody win',
    make: () => ({ result: (open) => duel.result(open)?.map((line) => ({ ...line, rank: 1 })) ?? null }),
  },
  {
    breaks: 'result',
    how: 'forgets a source',
    make: () => ({
      result: (open) =>
        duel.result(open)?.map((line) => ({ ...line, sources: { wins: line.sources['wins']! } })) ?? null,
    }),
  },
  {
    breaks: 'result',
    how: 'ranks the worst first',
    make: () => ({ result: (open) => duel.result(open)?.toReversed() ?? null }),
  },
  {
    breaks: 'result',
    how: 'forgets a seat',
    make: () => ({ result: (open) => duel.result(open)?.slice(1) ?? null }),
  },
  {
    breaks: 'replay',
    how: 'counts how often it was started',
    make: (): Made => {
      let starts = 0;
      return {
        setup(options, seats, rng) {
          starts += 1;
          return duel.setup(options, seats, rng);
        },
        ...playing(({ open }, _, action) => {
          if (action.type === 'end') open.last = `start ${starts}`;
          return undefined;
        }),
      };
    },
  },
  {
    breaks: 'undo',
    how: 'remembers who chose last, though all choose at once',
    make: () =>
      playing(({ open }, seat, action) => {
        if (action.type === 'choose') open.last = `choose ${seat}`;
        return undefined;
      }),
  },
];
