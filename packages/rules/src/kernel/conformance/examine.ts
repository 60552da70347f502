import type { GameTypes } from '../game';
import { sample } from './chance';
import { attempt, uphold, type Finding, type LawName, type Place } from './law';
import { cloneIsDeep, playKeepsApart, questionsChangeNothing } from './laws/apartness';
import { legalForThoseAsked, askingAgreesWithResult } from './laws/asking';
import { progressTellsHowFar, resultIsConsistent } from './laws/ending';
import { fallbackIsLegal } from './laws/fallback';
import { legalIsUnique, legalKeepsItsOrder, refusesTheRest, whyNotAcceptsLegal } from './laws/legality';
import { healthy, isWellFormed, previewComesTrue, staysHealthy } from './laws/outcome';
import { heldPerSeat, outcomeIsPlain, stateIsPlain } from './laws/plainness';
import { eventsHideCanaries, viewsHideCanaries } from './laws/secrecy';
import { luckAt, tryOut, type Moment, type Trial } from './moment';

type MomentLaw = readonly [law: LawName, check: <T extends GameTypes>(moment: Moment<T>) => Finding];
type TrialLaw = readonly [
  law: LawName,
  check: <T extends GameTypes>(moment: Moment<T>, trial: Trial<T>) => Finding,
];

/** Cheap enough for every act of every game. */
const AT_A_GLANCE: readonly MomentLaw[] = [
  ['asking', askingAgreesWithResult],
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
  ['plain-json', outcomeIsPlain],
  ['invariants', staysHealthy],
  ['outcome-well-formed', isWellFormed],
  ['play-keeps-apart', playKeepsApart],
  ['preview', previewComesTrue],
  ['canaries', eventsHideCanaries],
];

export function glance<T extends GameTypes>(moment: Moment<T>, place: Place): void {
  for (const [law, check] of AT_A_GLANCE) uphold(law, place, () => check(moment));
}

export function examine<T extends GameTypes>(moment: Moment<T>, place: Place): void {
  for (const [law, check] of OF_MOMENTS) uphold(law, place, () => check(moment));
  for (const trial of attempt('legal-plays', place, () => tryLegal(moment))) {
    for (const [law, check] of OF_TRIALS) uphold(law, place, () => check(moment, trial));
  }
}

/** Everything that is legal for anybody, each on a clone of its own and all with the same luck. */
export function tryLegal<T extends GameTypes>(moment: Moment<T>): readonly Trial<T>[] {
  const { game, state, asked, legal, chance, most } = moment;
  const acts = asked.flatMap((seat) => (legal[seat] ?? []).map((action) => ({ seat, action })));
  return sample(chance, acts, most).map(({ seat, action }) =>
    tryOut(game, state, seat, action, luckAt(moment)),
  );
}
