import type { GameTypes } from '../game';
import { checkMatch } from './check-match';
import { uphold } from './law';
import { setupIsDeterministic, usualOptionsAreChoices } from './laws/setup';
import { seatMatch } from './seating';
import type { Setting, Subject } from './subject';
import { walk, type Walked } from './walk';

/**
 *   cheap   the basic laws at every act, most of the others now and then; for thousands of games
 *   deep    all laws at every act, what needs imagination, undo and replay included
 */
export type Depth = 'cheap' | 'deep';

/** Plays one random game to its end and throws a `LawBroken` at the first law it breaks. */
export function checkGame<T extends GameTypes>(
  subject: Subject<T>,
  setting: Setting<T> & { readonly depth: Depth },
): Walked {
  const { game } = subject;
  const place = { ...setting, step: 0 };
  uphold('options', place, () => usualOptionsAreChoices(game));
  const start = seatMatch(game, setting, false);
  uphold('setup-deterministic', place, () => setupIsDeterministic(start));
  const walked = walk(subject, start, setting.seed, setting.depth === 'deep');
  if (setting.depth === 'deep') checkMatch(game, setting);
  return walked;
}
