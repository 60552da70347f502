import { eventsFor, viewOf } from '../../cut';
import type { GameTypes, Viewer } from '../../game';
import { sample } from '../chance';
import type { Finding } from '../law';
import { shown, viewersOf, type Moment, type Trial } from '../moment';
import { occurring } from '../objects';
import { isNamed } from '../worlds';

export function viewsHideCanaries<T extends GameTypes>(moment: Moment<T>): Finding {
  for (const viewer of someViewers(moment)) {
    const leaked = occurring(viewOf(moment.state, viewer), moment.hiddenFrom(viewer));
    if (leaked.length > 0) return `${nameOf(viewer)} sees ${shown(leaked)}`;
  }
  return null;
}

/** What was hidden before and is hidden still must not be told in between, nor by the action itself. */
export function eventsHideCanaries<T extends GameTypes>(moment: Moment<T>, trial: Trial<T>): Finding {
  const { seat, action, outcome, after } = trial;
  for (const viewer of someViewers(moment)) {
    if (isNamed(outcome, viewer)) continue;
    const told = [eventsFor(outcome.events, viewer), outcome.secret || viewer === seat ? null : action];
    const suspects = occurring(told, moment.hiddenFrom(viewer));
    if (suspects.length === 0) continue;
    const leaked = occurring(suspects, new Set(moment.subject.canaries(after, viewer)));
    if (leaked.length > 0)
      return `${nameOf(viewer)} is told ${shown(leaked)} when seat ${seat} does ${shown(action)}`;
  }
  return null;
}

function someViewers<T extends GameTypes>({ seats, chance, most }: Moment<T>): readonly Viewer[] {
  return sample(chance, viewersOf(seats), most);
}

export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
