import type { GameTypes } from '../game';
import type { Match } from '../match';
import { checkMatch } from './check-match';
import { examine, glance } from './examine';
import { examineWorlds, type Worlds } from './examine-worlds';
import { uphold } from './law';
import { imaginationVaries } from './laws/imagination';
import { rematchOptionsAreChoices, setupIsDeterministic, usualOptionsAreChoices } from './laws/setup';
import { seatMatch } from './seating';
import type { Setting, Subject } from './subject';
import { walk } from './walk';

/**
 *   cheap   the basic laws at every act, most of the others now and then; for thousands of games
 *   deep    all laws at every act, what needs imagination, undo and replay included
 */
type Depth = 'cheap' | 'deep';

interface Closeness {
  readonly depth: Depth;
  /** A close look is taken at every so many-th act, beginning anywhere: many games together cover all of them. */
  readonly closeLookEvery?: number;
}

/** What was looked at. */
interface Checked {
  readonly acts: number;
  /** Pairs of worlds in which the same act was compared: none means that non-interference was never put to the test. */
  readonly compared: number;
}

/**
 * Of long lists: a dozen legal actions are looked at completely, more by sample. Of worlds there are so many
 * that few acts in each are enough.
 */
const MOST = { cheap: 2, deep: 12, worlds: 8 } as const;

/** Unless the setting says otherwise. */
const CLOSE_LOOK_EVERY = { cheap: 100, deep: 1 } as const;

/** Plays one random game to its end and throws a `LawBroken` at the first law it breaks. */
export function checkGame<T extends GameTypes>(
  subject: Subject<T>,
  setting: Setting<T> & Closeness,
): Checked {
  const { game } = subject;
  const { seed, depth } = setting;
  const place = { ...setting, step: 0 };
  uphold('options', place, () => usualOptionsAreChoices(game));
  const start = seatMatch(game, setting, false);
  uphold('setup-deterministic', place, () => setupIsDeterministic(start));
  uphold('rematch-options', place, () => rematchOptionsAreChoices(start));

  const every = setting.closeLookEvery ?? CLOSE_LOOK_EVERY[depth];
  const firstLook = Math.abs(seed) % every;
  const acts = walk(subject, start, seed, MOST[depth], (moment, here) => {
    glance(moment, here);
    const isDue = moment.asked.length === 0 || here.step % every === firstLook;
    if (isDue) examine(moment, here);
  });
  if (depth === 'cheap') return { acts, compared: 0 };
  // The same game again: what is wrong already on the table is not to be blamed on imagination.
  const compared = checkWorlds(subject, start, seed);
  checkMatch(game, setting);
  return { acts, compared };
}

function checkWorlds<T extends GameTypes>(subject: Subject<T>, start: Match<T>, seed: number): number {
  let seen: Worlds = { compared: 0, hidden: 0, varied: 0 };
  walk(subject, start, seed, MOST.worlds, (moment, here) => {
    const { compared, hidden, varied } = examineWorlds(moment, here);
    seen = {
      compared: seen.compared + compared,
      hidden: seen.hidden + hidden,
      varied: seen.varied + varied,
    };
    if (moment.asked.length === 0) uphold('imagine-varies', here, () => imaginationVaries(seen));
  });
  return seen.compared;
}
