import type { Pace } from '../../stage/scene';
import { Timeline } from '../../stage/timeline';
import type { SeenStep } from '../../table/session';
import type { SceneTypes } from '../scene-types';
import type { Animator } from './animator';
import type { DirectorGame } from './director-game';
import type { Director } from './director-stage';
import { plan } from './plan';

/** Shows steps by the clips a game makes of their events. */
export class StepDirector<S extends SceneTypes> implements Director<S> {
  readonly #game: DirectorGame<S>;
  readonly #animator: Animator<S>;
  readonly #timeline: Timeline;

  constructor(game: DirectorGame<S>, animator: Animator<S>) {
    this.#game = game;
    this.#animator = animator;
    this.#timeline = new Timeline(animator.stage.frames);
  }

  async play(step: SeenStep<S['game']>, pace: Pace, tell?: (events: number) => void): Promise<void> {
    if (pace > 0) await this.#timeline.play(plan(step, this.#game, this.#animator, tell), pace);
  }

  skip(): void {
    this.#animator.isMuted = true;
    this.#timeline.finish();
    this.#animator.isMuted = false;
  }
}
