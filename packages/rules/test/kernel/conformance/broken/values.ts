import { duel, type DuelDraft, type DuelState } from '../duel';
import { playing, type BrokenGame, type Made } from './broken-game';

/** States, clones and events as values. */
export const brokenValues: readonly BrokenGame[] = [
  {
    breaks: 'clone-is-deep',
    how: 'shares the marks',
    make: () => ({
      clone(state) {
        const clone = duel.clone(state);
        clone.open.players.forEach((player, seat) => {
          player.marks = (state as DuelDraft).open.players[seat]!.marks;
        });
        return clone;
      },
    }),
  },
  {
    breaks: 'clone-is-deep',
    how: 'forgets what was seen',
    make: () => ({
      // Healthy for its own invariants, or those would notice first.
      invariants: () => [],
      clone(state) {
        const clone = duel.clone(state);
        for (const own of clone.held) own.seen = null;
        return clone;
      },
    }),
  },
  {
    breaks: 'play-keeps-apart',
    how: 'keeps the list of the action',
    make: () =>
      playing(({ open }, seat, action) => {
        const player = open.players[seat]!;
        if (action.type === 'mark' && player.marks.length === action.spots.length) {
          player.marks = action.spots as typeof player.marks;
        }
        return undefined;
      }),
  },
  {
    breaks: 'play-keeps-apart',
    how: 'puts a list of the state into an event',
    make: () =>
      playing(({ open }, seat, action, outcome) => {
        const { marks } = open.players[seat]!;
        if (action.type !== 'mark' || marks.length !== action.spots.length) return undefined;
        return { ...outcome, events: [{ open: { type: 'marked', seat, spots: marks } }] };
      }),
  },
  {
    breaks: 'questions-change-nothing',
    how: 'sorts the hand to find a fallback',
    make: () => ({
      fallback(view, seat) {
        (view.held?.hand as number[]).sort((a, b) => a - b);
        return duel.fallback(view, seat);
      },
    }),
  },
  {
    breaks: 'questions-change-nothing',
    how: 'imagines inside the view',
    make: () => ({
      imagine(view, viewer, rng) {
        const state = duel.imagine(view, viewer, rng);
        (view.open.players[0] as { peeked: boolean }).peeked = state.open.players[0]!.peeked;
        return state;
      },
    }),
  },
  {
    breaks: 'plain-json',
    how: 'leaves something undefined in the state',
    make: () =>
      playing(({ open }, _, action) => {
        if (action.type === 'hum') Object.assign(open, { tune: undefined });
        return undefined;
      }),
  },
  {
    breaks: 'plain-json',
    how: 'puts a Set into an event',
    make: () =>
      playing((_, seat, action, outcome) =>
        action.type === 'mark'
          ? {
              ...outcome,
              events: [{ open: { type: 'marked', seat, spots: new Set(action.spots) as never } }],
            }
          : undefined,
      ),
  },
  {
    breaks: 'held-per-seat',
    how: 'deals to one seat too many',
    make: () => ({
      invariants: () => [],
      setup(options, seats, rng) {
        const state = duel.setup(options, seats, rng);
        return { ...state, held: [...state.held, { hand: [], chosen: null, seen: null }] };
      },
    }),
  },
  { breaks: 'round-trip', how: 'knows its own states by heart', make: rememberingGame },
];

/** Plays differently on a state that it has not made itself. */
function rememberingGame(): Made {
  const known = new WeakSet<object>();
  const remembered = <A extends DuelState | DuelDraft>(state: A): A => {
    known.add(state);
    return state;
  };
  return {
    setup: (options, seats, rng) => remembered(duel.setup(options, seats, rng)),
    imagine: (view, viewer, rng) => remembered(duel.imagine(view, viewer, rng)),
    clone: (state) => (known.has(state) ? remembered(duel.clone(state)) : duel.clone(state)),
    ...playing((draft) => {
      if (!known.has(draft)) draft.open.last = 'a stranger';
      return undefined;
    }),
  };
}
