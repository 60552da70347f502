import { Sprite } from 'pixi.js';
import { Particles } from '../../stage/particles';
import type { SceneTypes } from '../scene-types';
import { Animator } from './animator';
import { StepDirector } from './director';
import type { DirectorGame } from './director-game';
import type { Director, DirectorStage } from './director-stage';

/** Sprites created up front: creating them during the first animation drops frames. A herd raises about as much dust. */
const PARTICLES_IN_STOCK = 40;

export function createDirector<S extends SceneTypes>(
  game: DirectorGame<S>,
  stage: DirectorStage<S>,
): Director<S> {
  const particles = new Particles(stage.air, () => new Sprite());
  particles.stock(PARTICLES_IN_STOCK);
  return new StepDirector(game, new Animator(stage, particles));
}
