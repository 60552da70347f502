import type { GameTypes } from '../game';
import { sample } from './chance';
import { tryLegal } from './examine';
import { attempt, uphold, type Place } from './law';
import { imaginedFits, imaginedGoesOn, varietyOf, type Variety } from './laws/imagination';
import { doesNotInterfere, legalDependsOnView, possibleIn, secretsLookAlike } from './laws/interference';
import { roundTripGoesOn } from './laws/plainness';
import type { Moment } from './moment';
import { imagineWorlds } from './worlds';

export interface Worlds extends Variety {
  /** Acts compared between the real world and an imagined one. */
  readonly compared: number;
}

/** A state is stored and read back as a whole: a few acts on from there tell as much as all. */
const ACTS_AFTER_ROUND_TRIP = 2;

/** The laws that need more than one state at a time: what is real, what could be, what was stored. */
export function examineWorlds<T extends GameTypes>(moment: Moment<T>, place: Place): Worlds {
  const trials = attempt('legal-plays', place, () => tryLegal(moment));
  const worlds = attempt('imagine-fits', place, () => imagineWorlds(moment));
  let compared = 0;
  for (const world of worlds) {
    uphold('imagine-fits', place, () => imaginedFits(moment, world));
    uphold('legal-by-view', place, () => legalDependsOnView(moment, world));
    uphold('imagine-goes-on', place, () => imaginedGoesOn(moment, world));
    for (const trial of attempt('non-interference', place, () => possibleIn(moment, world, trials))) {
      uphold('non-interference', place, () => doesNotInterfere(moment, world, trial));
      compared += 1;
    }
  }
  uphold('secret-choice', place, () => secretsLookAlike(moment, trials));
  for (const trial of sample(moment.chance, trials, ACTS_AFTER_ROUND_TRIP)) {
    uphold('round-trip', place, () => roundTripGoesOn(moment, trial));
  }
  return { compared, ...attempt('imagine-varies', place, () => varietyOf(moment, worlds)) };
}
