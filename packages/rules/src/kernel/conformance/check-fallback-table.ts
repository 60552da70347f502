import { viewOf } from '../cut';
import type { GameTypes, State } from '../game';
import { Random } from '../random';
import { pick } from './chance';
import { attempt, LawBroken, uphold } from './law';
import { whyNotFallback } from './laws/fallback';
import { legalIn } from './moment';
import { seatMatch } from './seating';
import { MOST_ACTS, type Setting, type Subject } from './subject';
import { choicesOf } from './walk';

/** Everybody has left: plays one game of nothing but fallbacks to its end. */
export function checkFallbackTable<T extends GameTypes>(
  { game }: Subject<T>,
  setting: Setting<T>,
): { readonly acts: number } {
  const { seats, seed } = setting;
  const choices = choicesOf(seed);
  const start = seatMatch(game, setting, false);
  const rng = new Random(start.seed, start.position);
  const draft = game.clone(start.state);
  const state = draft as State<T>;
  for (let acts = 0; ; acts++) {
    const place = { seed, seats, step: acts };
    const seat = pick(choices, game.asking(state.open).seats);
    if (seat === undefined) return { acts };
    if (acts === MOST_ACTS) throw new LawBroken('fallback-ends', place, 'it goes on and on');
    const legal = legalIn(game, state, seat);
    const action = attempt('fallback-legal', place, () => game.fallback(viewOf(state, seat), seat));
    uphold('fallback-legal', place, () => whyNotFallback(legal, seat, action));
    game.play(draft, seat, action, rng);
  }
}
