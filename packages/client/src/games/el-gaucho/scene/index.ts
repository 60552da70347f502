import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { Scene, SceneParts } from '../../../stage/scene';
import { createTableScene } from '../../../tabletop/scene/create-scene';
import { gameScene } from './game-scene';
import type { GauchoScene } from './scene-types';

export function createElGauchoScene(parts: SceneParts<ElGaucho>): Promise<Scene<ElGaucho>> {
  return createTableScene<GauchoScene>(parts, gameScene);
}
