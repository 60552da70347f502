import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { Pace } from '../../../stage/scene';
import { Timeline } from '../../../stage/timeline';
import type { SeenStep } from '../../../table/session';
import type { Director } from '../scene/backstage';
import type { Hands } from './hands';
import { plan } from './plan';
import type { Words } from './words';

/** Turns what happened into what is seen and heard. */
export class GauchoDirector implements Director {
  readonly #hands: Hands;
  readonly #words: Words;
  readonly #timeline: Timeline;

  constructor(hands: Hands, words: Words) {
    this.#hands = hands;
    this.#words = words;
    this.#timeline = new Timeline(hands.stage.frames);
  }

  async play(step: SeenStep<ElGaucho>, pace: Pace, tell?: (events: number) => void): Promise<void> {
    if (pace > 0) await this.#timeline.play(plan(step, this.#hands, this.#words, tell), pace);
  }

  skip(): void {
    this.#hands.isMuted = true;
    this.#timeline.finish();
    this.#hands.isMuted = false;
  }
}
