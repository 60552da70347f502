import { same, type Game, type GameTypes } from '@pampa/rules';
import type { Knowledge } from './knowledge';

/**
 * For a game nobody has written anything about: what the rules would do for somebody who has left is a good move, and
 * what a position is worth shows at the end only.
 */
export function commonSense<T extends GameTypes>(game: Game<T>): Knowledge<T> {
  return {
    hunches(view, seat, actions) {
      const sensible = game.fallback(view, seat);
      return actions.map((action) => (same(action, sensible) ? 1 : 0));
    },
    prospects(open) {
      const result = game.result(open);
      if (result === null) return null;
      const scores = result.map(() => 0);
      for (const { seat, score } of result) scores[seat] = score;
      return scores;
    },
    hope: () => 0,
    key: (open) => JSON.stringify(open),
    isLast: () => false,
    // One action is as far as anybody can plan in a game he does not know.
    isLook: () => true,
    clock: (open) => game.progress(open),
  };
}
