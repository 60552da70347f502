import { isMotionReduced } from '../settings/in-effect';
import { settings } from '../settings/settings';
import type { Pace } from './scene';

/** How fast steps are to be played right now. Nobody watches a hidden tab. */
export function paceNow(): Pace {
  return document.hidden || isMotionReduced.value ? 0 : settings.speed.value;
}
