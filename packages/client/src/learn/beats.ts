import type { Action } from '@pampa/rules/el-gaucho';
import type { Atom } from '../play/desk';
import { LEARNER, type Script } from './script';
import type { BeatId } from './texts/learn-text';

/**
 *   tell   something is told, and the table rests
 *   ask    the next move of the script is the learner's: asked for, and waited for
 *   watch  the rival's next moves, up to the learner's own
 */
export interface BeatPlan {
  readonly kind: 'tell' | 'ask' | 'watch';
  readonly id: BeatId;
  /** What is spoken of, to be pointed at. */
  readonly point?: readonly Atom[];
  /** Asked at the end of a script: any move of these kinds is as good as the one in it. */
  readonly orAny?: readonly Action['type'][];
}

export interface ScenePlan {
  readonly script: Script;
  readonly beats: readonly BeatPlan[];
}

/** A beat with its place in its script. */
export interface Beat extends BeatPlan {
  readonly script: Script;
  /** So many moves have been made before it. */
  readonly from: number;
  /** And after it. */
  readonly to: number;
}

export function beatsOf(scenes: readonly ScenePlan[]): readonly Beat[] {
  return scenes.flatMap(({ script, beats }) => {
    let made = script.from;
    return beats.map((plan) => {
      const from = made;
      made = afterBeat(plan, script, from);
      return { ...plan, script, from, to: made };
    });
  });
}

function afterBeat({ kind }: BeatPlan, { moves }: Script, from: number): number {
  switch (kind) {
    case 'tell':
      return from;
    case 'ask':
      return from + 1;
    case 'watch': {
      const next = moves.findIndex(({ seat }, index) => index >= from && seat === LEARNER);
      return next === -1 ? moves.length : next;
    }
  }
}
