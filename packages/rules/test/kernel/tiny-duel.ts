import type { Draft, Game, Outcome, Seat, State, View } from '../../src/kernel/game';

/**
 * The smallest game with everything a record must carry: all hide a card at once (secret acts), then each in turn may
 * raise (may be taken back), peek at the pile (a reveal to one seat), and strikes (draws) or passes (ends the turn).
 */
export interface TinyDuel {
  options: { readonly rounds: number; readonly stakes: 'low' | 'high' };
  open: {
    readonly phase: 'hide' | 'turn' | 'over';
    readonly round: number;
    readonly rounds: number;
    readonly turn: Seat;
    readonly hasHidden: readonly boolean[];
    readonly stake: number;
    readonly scores: readonly number[];
  };
  held: { readonly hidden: number | null; readonly peeked: number | null };
  sealed: { readonly pile: readonly number[] };
  action:
    | { readonly type: 'hide'; readonly card: number }
    | { readonly type: 'raise' | 'peek' | 'strike' | 'pass' };
  event: { readonly type: 'hid' | 'raised' | 'peeked' | 'struck' | 'passed'; readonly seat: Seat; readonly die?: number };
  heldFacts: { readonly card: number };
  sealedFacts: { readonly under: number };
  code: 'not-now';
}

type Action = TinyDuel['action'];

const CARDS = [1, 2, 3];
const MAX_STAKE = 4;

function legal({ open, held }: View<TinyDuel>, seat: Seat): readonly Action[] {
  if (open.phase === 'hide' && open.hasHidden[seat] === false) {
    return CARDS.map((card) => ({ type: 'hide', card }));
  }
  if (open.phase !== 'turn' || open.turn !== seat) return [];
  const raise: Action[] = open.stake < MAX_STAKE ? [{ type: 'raise' }] : [];
  const peek: Action[] = held?.peeked === null ? [{ type: 'peek' }] : [];
  return [...raise, ...peek, { type: 'strike' }, { type: 'pass' }];
}

function endTurn({ open, held }: Draft<State<TinyDuel>>): void {
  open.turn += 1;
  open.stake = 1;
  if (open.turn < held.length) return;
  open.turn = 0;
  open.round += 1;
  open.phase = open.round > open.rounds ? 'over' : 'hide';
  open.hasHidden = held.map(() => false);
  for (const hand of held) Object.assign(hand, { hidden: null, peeked: null });
}

const QUIET = { reveals: [], secret: false, final: false } as const;

export const tinyDuel: Game<TinyDuel> = {
  id: 'tiny-duel',
  version: 3,
  seats: { min: 2, max: 4 },
  options: {
    rounds: { usual: 2, choices: () => [1, 2, 12, 40] },
    stakes: { usual: 'low', choices: () => ['low', 'high'] },
  },
  setup({ rounds }, seats, rng) {
    const each = Array.from({ length: seats }, () => 0);
    return {
      open: { phase: 'hide', round: 1, rounds, turn: 0, stake: 1, scores: each, hasHidden: each.map(() => false) },
      held: each.map(() => ({ hidden: null, peeked: null })),
      sealed: { pile: rng.shuffle([11, 12, 13, 14, 15]) },
    };
  },
  toAct: ({ phase, turn, hasHidden }) => {
    if (phase === 'hide') return [...hasHidden.keys()].filter((seat) => hasHidden[seat] === false);
    return phase === 'turn' ? [turn] : [];
  },
  legal,
  play(draft, seat, action, rng): Outcome<TinyDuel> {
    const { open, sealed } = draft;
    const hand = draft.held[seat] as Draft<TinyDuel['held']>;
    const top = sealed.pile[0] as number;
    switch (action.type) {
      case 'hide':
        hand.hidden = action.card;
        open.hasHidden[seat] = true;
        if (!open.hasHidden.includes(false)) open.phase = 'turn';
        return {
          ...QUIET,
          secret: true,
          events: [{ open: { type: 'hid', seat }, held: [{ seat, facts: { card: action.card } }] }],
        };
      case 'raise':
        open.stake += 1;
        return { ...QUIET, events: [{ open: { type: 'raised', seat } }] };
      case 'peek':
        hand.peeked = top;
        return {
          ...QUIET,
          reveals: [seat],
          events: [
            {
              open: { type: 'peeked', seat },
              held: [{ seat, facts: { card: top } }],
              sealed: { under: sealed.pile[1] as number },
            },
          ],
        };
      case 'strike': {
        const die = rng.die();
        open.scores[seat] = (open.scores[seat] ?? 0) + die * open.stake + (hand.hidden ?? 0);
        sealed.pile.push(sealed.pile.shift() as number);
        endTurn(draft);
        return {
          ...QUIET,
          reveals: 'everybody',
          final: true,
          events: [{ open: { type: 'struck', seat, die }, sealed: { under: top } }],
        };
      }
      case 'pass':
        endTurn(draft);
        return { ...QUIET, final: true, events: [{ open: { type: 'passed', seat } }] };
    }
  },
  whyNot: (view, seat, action) =>
    legal(view, seat).some((each) => JSON.stringify(each) === JSON.stringify(action)) ? null : 'not-now',
  preview: () => [],
  result: ({ phase, scores }) => {
    if (phase !== 'over') return null;
    const rank = (score: number): number => 1 + scores.filter((other) => other > score).length;
    return scores
      .map((score, seat) => ({ seat, score, rank: rank(score), sources: { strikes: score } }))
      .sort((a, b) => a.rank - b.rank);
  },
  progress: ({ round, rounds }) => (round - 1) / rounds,
  fallback: (view, seat) => legal(view, seat).at(-1) as Action,
  invariants: () => [],
  clone: ({ open, held, sealed }) => ({
    open: { ...open, hasHidden: [...open.hasHidden], scores: [...open.scores] },
    held: held.map((hand) => ({ ...hand })),
    sealed: { pile: [...sealed.pile] },
  }),
  imagine: ({ open, held }) => ({
    open,
    held: open.scores.map(() => held ?? { hidden: null, peeked: null }),
    sealed: { pile: [11, 12, 13, 14, 15] },
  }),
};
