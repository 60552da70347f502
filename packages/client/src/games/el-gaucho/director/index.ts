import { Sprite } from 'pixi.js';
import { Particles } from '../../../stage/particles';
import type { CreateDirector } from '../scene/backstage';
import { GauchoDirector } from './director';
import { Hands } from './hands';
import { wordsWith } from './words';

/** A herd that comes home raises about so much dust. */
const DUST_OF_A_HERD = 40;

export const createDirector: CreateDirector = (backstage) => {
  const particles = new Particles(backstage.air, () => new Sprite());
  particles.stock(DUST_OF_A_HERD);
  return new GauchoDirector(
    new Hands(backstage, particles),
    wordsWith((seat) => backstage.nameOf(seat)),
  );
};
