import { createStage } from '../../stage/create-stage';
import type { Scene, SceneParts } from '../../stage/scene';
import type { SceneTypes } from '../scene-types';
import { fontsLoaded } from './fonts';
import type { GameScene, SceneKit } from './game-scene';
import { TableScene } from './table-scene';

/** The picture of a game's table, in a host that it fills. */
export async function createTableScene<S extends SceneTypes>(
  parts: SceneParts<S['game']>,
  createGame: (kit: SceneKit) => GameScene<S>,
): Promise<Scene<S['game']>> {
  const [stage] = await Promise.all([createStage(parts.host, parts.renderer), fontsLoaded()]);
  return new TableScene<S>(parts, stage, createGame);
}
