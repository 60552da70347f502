import type { Game, GameTypes, Rng, Seat, State, Viewer } from '../game';
import type { Match } from '../match';
import { Random } from '../random';
import { pick, seedOf } from './chance';
import { attempt, LawBroken, uphold, type Place } from './law';
import { legalIn, type Moment } from './moment';
import { MOST_ACTS, type Subject } from './subject';

/** Streams of their own, so that all walks of one seed play the same game, whatever is looked at on the way. */
const CHOICES_LANE = 1;
const LOOKS_LANE = 2;

export function choicesOf(seed: number): Rng {
  return new Random(seedOf(seed, CHOICES_LANE));
}

/** Whoever is asked and whatever is legal, all equally likely. */
export function choose<T extends GameTypes>(
  choices: Rng,
  asked: readonly Seat[],
  legalOf: (seat: Seat) => readonly T['action'][],
): { readonly seat: Seat; readonly action: T['action'] } {
  const seat = pick(choices, asked) as Seat;
  return { seat, action: pick(choices, legalOf(seat)) as T['action'] };
}

/** An action that was legal is remembered about so long, to be tried when it no longer is. */
const STALE_AFTER = 25;

/**
 * One random game, played in place as search does it, to its end. `visit` sees every moment of it, the last one
 * included. Returns the number of acts.
 */
export function walk<T extends GameTypes>(
  subject: Subject<T>,
  start: Match<T>,
  seed: number,
  most: number,
  visit: (moment: Moment<T>, place: Place) => void,
): number {
  const { game } = subject;
  const seats = start.header.players.length;
  const choices = choicesOf(seed);
  const chance = new Random(seedOf(seed, LOOKS_LANE));
  const rng = new Random(start.seed, start.position);
  const draft = game.clone(start.state);
  const state = draft as State<T>;
  let stale: T['action'] | undefined;

  for (let step = 0; ; step++) {
    const place = { seed, seats, step };
    const asked = attempt('asking', place, () => game.asking(state.open).seats);
    const legal = attempt('legal-for-those-asked', place, () => legalOfAll(game, state, seats));
    const hiddenFrom = remembered((viewer: Viewer) => new Set(subject.canaries(state, viewer)));
    const { position } = rng;
    visit(
      { subject, game, seats, state, asked, legal, start, position, hiddenFrom, chance, most, stale },
      place,
    );
    if (asked.length === 0) return step;
    if (step === MOST_ACTS) throw new LawBroken('ends', place, 'it goes on and on');
    const { seat, action } = choose<T>(choices, asked, (each) => legal[each] ?? []);
    uphold('legal-plays', place, () => {
      game.play(draft, seat, action, rng);
      return null;
    });
    if (step % STALE_AFTER === 0) stale = action;
  }
}

function legalOfAll<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seats: number,
): readonly (readonly T['action'][])[] {
  return Array.from({ length: seats }, (_, seat) => legalIn(game, state, seat));
}

function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}
