import { Sprite } from 'pixi.js';
import { Particles } from '../../../stage/particles';
import type { CreateDirector } from '../scene/backstage';
import { GauchoDirector } from './director';
import { Hands } from './hands';
import { wordsWith } from './words';

export const createDirector: CreateDirector = (backstage) => {
  const particles = new Particles(backstage.air, () => new Sprite());
  return new GauchoDirector(
    new Hands(backstage, particles),
    wordsWith((seat) => backstage.nameOf(seat)),
  );
};
