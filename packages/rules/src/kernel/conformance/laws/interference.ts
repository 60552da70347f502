import type { GameTypes } from '../../game';
import { same } from '../../json';
import { sample } from '../chance';
import type { Finding } from '../law';
import { legalIn, luckAt, shown, tryOut, viewersOf, type Moment, type Trial } from '../moment';
import { difference, type World } from '../worlds';
import { nameOf } from './secrecy';

/** Playing twice as often finds little more: what differs is in the worlds, and each moment has new ones. */
const ACTS_PER_WORLD = 2;

/** Trials whose act is possible in the viewer's imagination too. */
export function possibleIn<T extends GameTypes>(
  { game, asked, chance }: Moment<T>,
  { state }: World<T>,
  trials: readonly Trial<T>[],
): readonly Trial<T>[] {
  const legal = new Map(asked.map((seat) => [seat, legalIn(game, state, seat)]));
  const isPossible = ({ seat, action }: Trial<T>): boolean =>
    legal.get(seat)?.some((other) => same(other, action)) === true;
  return sample(chance, trials.filter(isPossible), ACTS_PER_WORLD);
}

/** The same act with the same luck in the real world and in one that looks the same to the viewer. */
export function doesNotInterfere<T extends GameTypes>(
  moment: Moment<T>,
  { viewer, state }: World<T>,
  trial: Trial<T>,
): Finding {
  const { game } = moment;
  const { seat, action } = trial;
  const elsewhere = tryOut(game, state, seat, action, luckAt(moment));
  const told = difference(game, viewer, trial, elsewhere);
  return told === null ? null : `${nameOf(viewer)} learns from ${shown(action)} of seat ${seat} by ${told}`;
}

export function legalDependsOnView<T extends GameTypes>(
  { game, legal }: Moment<T>,
  { viewer, state }: World<T>,
): Finding {
  if (viewer === null || same(legalIn(game, state, viewer), legal[viewer])) return null;
  return `seat ${viewer} sees the same, but may do something else`;
}

function looksLike<T extends GameTypes>(one: Trial<T>, other: Trial<T>): boolean {
  const facts = ({ outcome }: Trial<T>): readonly unknown[] => outcome.events.map((event) => event.open);
  return same(facts(one), facts(other));
}

/** Two secret choices of one seat with the same open events, seen by the others. */
export function secretsLookAlike<T extends GameTypes>(
  { game, seats }: Moment<T>,
  trials: readonly Trial<T>[],
): Finding {
  const secret = trials.filter((trial) => trial.outcome.secret);
  for (const other of secret) {
    // An open part of the choice, such as the place where a card is laid face down, may tell them apart.
    const one = secret.find((trial) => trial.seat === other.seat && looksLike(trial, other));
    if (one === undefined || one === other) continue;
    for (const viewer of viewersOf(seats)) {
      if (viewer === one.seat) continue;
      const told = difference(game, viewer, one, other);
      if (told !== null) return `${shown(one.action)} or ${shown(other.action)} shows in ${told}`;
    }
  }
  return null;
}
