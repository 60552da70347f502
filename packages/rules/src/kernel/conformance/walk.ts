import type { GameTypes, State } from '../game';
import type { Match } from '../match';
import { Random } from '../random';
import { pick, seedOf } from './chance';
import { examine, glance } from './examine';
import { attempt, LawBroken, uphold } from './law';
import { imaginationVaries } from './laws/imagination';
import { legalIn, type Moment } from './moment';
import { MOST_ACTS, type Subject } from './subject';

/** What was looked at. */
export interface Walked {
  readonly acts: number;
  /** Pairs of worlds in which the same act was compared: none means that non-interference was never put to the test. */
  readonly compared: number;
}

/** Cheap walks look closely at every so many-th act, beginning anywhere: many games together cover all of them. */
const CLOSE_LOOK_EVERY = 25;
/** Of long lists: a few dozen legal actions are looked at completely, hundreds by sample. */
const MOST_DEEP = 24;
const MOST_CHEAP = 2;

/** The kit's own stream, apart from the game's. */
const CHANCE_LANE = 1;

/** One random game: whoever is asked and whatever is legal, all equally likely. Played in place, as search does. */
export function walk<T extends GameTypes>(
  subject: Subject<T>,
  start: Match<T>,
  seed: number,
  deep: boolean,
): Walked {
  const { game } = subject;
  const seats = start.header.players.length;
  const chance = new Random(seedOf(seed, CHANCE_LANE));
  const rng = new Random(start.seed, start.position);
  const draft = game.clone(start.state);
  const state = draft as State<T>;
  const firstLook = deep ? 0 : chance.int(CLOSE_LOOK_EVERY);
  let stale: T['action'] | undefined;
  let tally = { compared: 0, hidden: 0, varied: 0 };

  for (let step = 0; ; step++) {
    const place = { seed, seats, step };
    const toAct = attempt('to-act', place, () => game.toAct(state.open));
    const legal = attempt('legal-for-those-asked', place, () => legalOfAll(subject, state, seats));
    const most = deep ? MOST_DEEP : MOST_CHEAP;
    const moment: Moment<T> = {
      subject,
      game,
      seats,
      state,
      toAct,
      legal,
      start,
      position: rng.position,
      chance,
      most,
      stale,
    };
    glance(moment, place);
    const isOver = toAct.length === 0;
    if (deep || isOver || step % CLOSE_LOOK_EVERY === firstLook) {
      const { compared, hidden, varied } = examine(moment, place, deep);
      tally = {
        compared: tally.compared + compared,
        hidden: tally.hidden + hidden,
        varied: tally.varied + varied,
      };
    }
    if (isOver) {
      uphold('imagine-varies', place, () => imaginationVaries(tally));
      return { acts: step, compared: tally.compared };
    }
    if (step === MOST_ACTS) throw new LawBroken('ends', place, 'it goes on and on');
    const seat = pick(chance, toAct) ?? 0;
    const action = pick(chance, legal[seat] ?? []) as T['action'];
    uphold('legal-plays', place, () => {
      game.play(draft, seat, action, rng);
      return null;
    });
    if (stale === undefined || chance.int(CLOSE_LOOK_EVERY) === 0) stale = action;
  }
}

function legalOfAll<T extends GameTypes>(
  { game }: Subject<T>,
  state: State<T>,
  seats: number,
): readonly (readonly T['action'][])[] {
  return Array.from({ length: seats }, (_, seat) => legalIn(game, state, seat));
}
