import type { GameTypes } from '../game';
import { sample } from './chance';
import { attempt, uphold, type Finding, type LawName, type Place } from './law';
import { cloneIsDeep, playKeepsApart, questionsChangeNothing } from './laws/apartness';
import { legalForThoseAsked, toActAgreesWithResult } from './laws/asking';
import { progressTellsHowFar, resultIsConsistent } from './laws/ending';
import { fallbackIsLegal } from './laws/fallback';
import { imaginedFits, imaginedGoesOn, varietyOf, type Variety } from './laws/imagination';
import { doesNotInterfere, legalDependsOnView, possibleIn, secretsLookAlike } from './laws/interference';
import { legalIsUnique, legalKeepsItsOrder, refusesTheRest, whyNotAcceptsLegal } from './laws/legality';
import { healthy, isWellFormed, previewComesTrue, staysHealthy } from './laws/outcome';
import { eventsArePlain, heldPerSeat, roundTripGoesOn, stateIsPlain } from './laws/plainness';
import { eventsHideCanaries, viewsHideCanaries } from './laws/secrecy';
import { luckAt, tryOut, type Moment, type Trial } from './moment';
import { imagineWorlds } from './worlds';

type MomentLaw = readonly [law: LawName, check: <T extends GameTypes>(moment: Moment<T>) => Finding];
type TrialLaw = readonly [
  law: LawName,
  check: <T extends GameTypes>(moment: Moment<T>, trial: Trial<T>) => Finding,
];

/** Cheap enough for every act of every game. */
const AT_A_GLANCE: readonly MomentLaw[] = [
  ['to-act', toActAgreesWithResult],
  ['legal-for-those-asked', legalForThoseAsked],
  ['invariants', healthy],
  ['progress', progressTellsHowFar],
  ['result', resultIsConsistent],
];

/** In this order: later laws rely on the earlier ones. */
const OF_MOMENTS: readonly MomentLaw[] = [
  ['held-per-seat', heldPerSeat],
  ['plain-json', stateIsPlain],
  ['clone-is-deep', cloneIsDeep],
  ['questions-change-nothing', questionsChangeNothing],
  ['legal-unique', legalIsUnique],
  ['legal-order', legalKeepsItsOrder],
  ['why-not-accepts-legal', whyNotAcceptsLegal],
  ['refuses-the-rest', refusesTheRest],
  ['fallback-legal', fallbackIsLegal],
  ['canaries', viewsHideCanaries],
];

const OF_TRIALS: readonly TrialLaw[] = [
  ['invariants', staysHealthy],
  ['outcome-well-formed', isWellFormed],
  ['plain-json', eventsArePlain],
  ['play-keeps-apart', playKeepsApart],
  ['preview', previewComesTrue],
  ['canaries', eventsHideCanaries],
];

/** A state is stored and read back as a whole: a few acts on from there tell as much as all. */
const ACTS_AFTER_ROUND_TRIP = 2;

export function glance<T extends GameTypes>(moment: Moment<T>, place: Place): void {
  for (const [law, check] of AT_A_GLANCE) uphold(law, place, () => check(moment));
}

export interface Examined extends Variety {
  readonly compared: number;
}

export function examine<T extends GameTypes>(moment: Moment<T>, place: Place, deep: boolean): Examined {
  for (const [law, check] of OF_MOMENTS) uphold(law, place, () => check(moment));
  const trials = attempt('legal-plays', place, () => tryLegal(moment));
  for (const trial of trials) {
    for (const [law, check] of OF_TRIALS) uphold(law, place, () => check(moment, trial));
  }
  return deep ? examineWorlds(moment, trials, place) : { compared: 0, hidden: 0, varied: 0 };
}

function tryLegal<T extends GameTypes>(moment: Moment<T>): readonly Trial<T>[] {
  const { game, state, toAct, legal, chance, most } = moment;
  const acts = toAct.flatMap((seat) => (legal[seat] ?? []).map((action) => ({ seat, action })));
  return sample(chance, acts, most).map(({ seat, action }) =>
    tryOut(game, state, seat, action, luckAt(moment)),
  );
}

function examineWorlds<T extends GameTypes>(
  moment: Moment<T>,
  trials: readonly Trial<T>[],
  place: Place,
): Examined {
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
  return { compared, ...varietyOf(moment, worlds) };
}
