import { viewAt, type GameTypes, type Match, type Rng, type Seat } from '@pampa/rules';

export const POLICY_NAMES = ['random', 'fallback'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

export function isPolicyName(name: string): name is PolicyName {
  return POLICY_NAMES.some((policy) => policy === name);
}

export interface Choice {
  readonly seat: Seat;
  readonly action: GameTypes['action'];
}

/** Who moves next, and how; null when the game is over. */
type Policy = (match: Match<GameTypes>, rng: Rng) => Choice | null;

/** Where several may move, anybody may be first: that is how people play too. */
export const POLICIES: Readonly<Record<PolicyName, Policy>> = {
  random(match, rng) {
    const seat = pick(match.game.asking(match.state.open).seats, rng);
    if (seat === undefined) return null;
    const action = pick(match.game.legal(viewAt(match, seat), seat), rng);
    return action === undefined ? null : { seat, action };
  },
  fallback(match, rng) {
    const seat = pick(match.game.asking(match.state.open).seats, rng);
    return seat === undefined ? null : { seat, action: match.game.fallback(viewAt(match, seat), seat) };
  },
};

function pick<A>(items: readonly A[], rng: Rng): A | undefined {
  return items.length === 0 ? undefined : items[rng.int(items.length)];
}
