import { seedOf } from '../../../../src/kernel/conformance';
import { same } from '../../../../src/kernel/json';
import { Random } from '../../../../src/kernel/random';
import { duel, type Duel, type DuelDraft, type DuelState } from '../duel';
import { playing, type BrokenGame, type Made } from './broken-game';

/** Cards are from 101 to 115 at most. */
const isHigh = (card: number): boolean => card > 106;

export const brokenSecrecy: readonly BrokenGame[] = [
  {
    breaks: 'canaries',
    how: 'shows a peeked card to everybody',
    make: () =>
      playing(({ open, held }, seat, action) => {
        if (action.type === 'peek') Object.assign(open.players[seat]!, { saw: held[seat]!.seen });
        return undefined;
      }),
  },
  {
    breaks: 'canaries',
    how: 'tells everybody of a peeked card',
    make: () =>
      playing((_, seat, action, outcome) => {
        if (action.type !== 'peek') return undefined;
        const [peeks, saw] = outcome.events;
        const card = saw!.held![0]!.facts.card;
        return { ...outcome, events: [peeks!, { ...saw!, open: { type: 'won', seat, prize: card } }] };
      }),
  },
  {
    breaks: 'canaries',
    how: 'does not call a face-down card a secret',
    make: () => playing((_, __, ___, outcome) => ({ ...outcome, secret: false })),
  },
  { breaks: 'legal-by-view', how: 'forbids to peek at a high card', make: peekingLegality },
  {
    breaks: 'non-interference',
    how: 'says whether a peeked card is high',
    make: () =>
      playing(({ open, held }, seat, action) => {
        if (action.type === 'peek') open.last = isHigh(held[seat]!.seen!) ? 'high' : 'low';
        return undefined;
      }),
  },
  {
    breaks: 'non-interference',
    how: 'calls a peek no reveal',
    make: () =>
      playing((_, __, action, outcome) => (action.type === 'peek' ? { ...outcome, reveals: [] } : undefined)),
  },
  {
    breaks: 'non-interference',
    how: 'rolls a die that can be noticed only by the undo it forbids',
    make: () => ({
      play(draft, seat, action, rng) {
        if (action.type === 'hum' && isHigh(draft.sealed.deck[0]!)) rng.die();
        return duel.play(draft, seat, action, rng);
      },
    }),
  },
  {
    breaks: 'secret-choice',
    how: 'shows whether the chosen card is high',
    make: () =>
      playing(({ open }, seat, action) => {
        if (action.type === 'choose') Object.assign(open.players[seat]!, { high: isHigh(action.card) });
        return undefined;
      }),
  },
  {
    breaks: 'imagine-fits',
    how: 'imagines what the viewer knows',
    make: () => ({
      imagine: (view, viewer, rng) => duel.imagine({ ...view, held: null }, viewer === null ? null : -1, rng),
    }),
  },
  {
    breaks: 'imagine-fits',
    how: 'imagines an empty deck',
    make: () => ({
      imagine: (view, viewer, rng) => ({ ...duel.imagine(view, viewer, rng), sealed: { deck: [] } }),
    }),
  },
  {
    breaks: 'imagine-goes-on',
    how: 'imagines that the others have no cards',
    make: () => ({
      invariants: () => [],
      imagine(view, viewer, rng) {
        const state = duel.imagine(view, viewer, rng);
        return {
          ...state,
          held: state.held.map((own, seat) => (seat === viewer ? own : { ...own, hand: [] })),
        };
      },
    }),
  },
  {
    breaks: 'imagine-varies',
    how: 'always imagines the same',
    make: () => ({ imagine: (view, viewer) => duel.imagine(view, viewer, new Random(seedOf(1))) }),
  },
];

/** Finds the deck that belongs to an open part, and looks into it. */
function peekingLegality(): Made {
  const decks = new WeakMap<object, { readonly deck: readonly number[] }>();
  const noted = <A extends DuelState | DuelDraft>(state: A): A => {
    decks.set(state.open, state.sealed);
    return state;
  };
  const legal: (typeof duel)['legal'] = (view, seat) => {
    const top = decks.get(view.open)?.deck.at(-1) ?? 0;
    return duel.legal(view, seat).filter(({ type }) => type !== 'peek' || !isHigh(top));
  };
  return {
    setup: (options, seats, rng) => noted(duel.setup(options, seats, rng)),
    clone: (state) => noted(duel.clone(state)),
    legal,
    whyNot(view, seat, action): Duel['code'] | null {
      if (legal(view, seat).some((other) => same(other, action))) return null;
      return duel.whyNot(view, seat, action) ?? 'not-now';
    },
  };
}
