import type { GameTypes } from '@pampa/rules';
import type { Entrant } from './contest';
import { errorOf, meanOf } from './statistics';

/** Fewer worlds tell nothing. */
const FEWEST_WORLDS = 8;
/** Standard errors behind the best from which on nobody is waited for. */
const CLEARLY = 2;

/** All that are left begin alike: what to do first is clear. */
export function isDecided<T extends GameTypes>(entrants: readonly Entrant<T>[]): boolean {
  const first = entrants[0]?.actions[0];
  return entrants.every(({ actions }) => actions[0] === first);
}

/** Best first. Sorting is stable: what nobody could try stays in the order in which it was planned. */
export function betterHalf<T extends GameTypes>(entrants: readonly Entrant<T>[]): readonly Entrant<T>[] {
  return ranked(entrants).slice(0, Math.ceil(entrants.length / 2));
}

/** Best first, without those who are clearly behind the best. All were in the same worlds, so they are compared in pairs. */
export function withoutHopeless<T extends GameTypes>(entrants: readonly Entrant<T>[]): readonly Entrant<T>[] {
  const [best, ...others] = ranked(entrants);
  if (best === undefined || best.samples.length < FEWEST_WORLDS) return entrants;
  const hopeful = others.filter(({ samples }) => {
    const lags = samples.map((sample, world) => (best.samples[world] as number) - sample);
    return meanOf(lags) <= CLEARLY * errorOf(lags);
  });
  return [best, ...hopeful];
}

function ranked<T extends GameTypes>(entrants: readonly Entrant<T>[]): readonly Entrant<T>[] {
  return entrants
    .map((entrant) => ({ entrant, mean: meanOf(entrant.samples) }))
    .sort((a, b) => b.mean - a.mean)
    .map(({ entrant }) => entrant);
}
