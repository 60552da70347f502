import type { Game, GameTypes, Seat } from '@pampa/rules';

/** Take one to three matches; whoever takes the last one has a point. Nobody has written a word about it for the bots. */
export interface Nim extends GameTypes {
  options: Record<string, never>;
  open: { readonly matches: number; readonly turn: Seat; readonly winner: Seat | null };
  held: Record<string, never>;
  sealed: Record<string, never>;
  action: { readonly type: 'take'; readonly count: number };
  event: { readonly type: 'took'; readonly count: number };
  heldFacts: never;
  sealedFacts: never;
  code: 'not-now';
}

const MATCHES = 21;

export const nim: Game<Nim> = {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ open: { matches: MATCHES, turn: 0, winner: null }, held: [{}, {}], sealed: {} }),
  rematchOptions: (options) => options,
  asking: ({ turn, winner, matches }) => {
    const number = MATCHES - matches;
    return { seats: winner === null ? [turn] : [], turn: { seat: turn, number }, key: number };
  },
  legal: ({ open }, seat) =>
    open.winner === null && open.turn === seat
      ? [1, 2, 3].filter((count) => count <= open.matches).map((count) => ({ type: 'take', count }))
      : [],
  play(draft, seat, { count }) {
    draft.open.matches -= count;
    draft.open.turn = 1 - seat;
    if (draft.open.matches === 0) draft.open.winner = seat;
    return {
      events: [{ open: { type: 'took', count } }],
      reveals: [],
      secret: false,
      final: true,
    };
  },
  whyNot: () => null,
  preview: () => [],
  result: ({ winner }) =>
    winner === null
      ? null
      : [
          { seat: winner, rank: 1, score: 1, sources: {} },
          { seat: 1 - winner, rank: 2, score: 0, sources: {} },
        ],
  progress: ({ matches }) => 1 - matches / MATCHES,
  fallback: () => ({ type: 'take', count: 1 }),
  invariants: () => [],
  clone: ({ open }) => ({ open: { ...open }, held: [{}, {}], sealed: {} }),
  imagine: ({ open }) => ({ open, held: [{}, {}], sealed: {} }),
};
