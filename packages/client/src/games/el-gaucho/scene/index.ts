import type { ElGaucho } from '@pampa/rules/el-gaucho';
import { createStage } from '../../../stage/create-stage';
import type { Scene, SceneParts } from '../../../stage/scene';
import { createDirector } from '../director';
import { ElGauchoScene } from './el-gaucho-scene';

/** The picture of an El Gaucho table, in a host that it fills. */
export async function createElGauchoScene(parts: SceneParts<ElGaucho>): Promise<Scene<ElGaucho>> {
  const [stage] = await Promise.all([createStage(parts.host, parts.renderer), fontsAtHand()]);
  return new ElGauchoScene(parts, stage, createDirector);
}

const FONTS = ['700 20px "Zilla Slab"', '600 20px "Zilla Slab"', '400 20px "Rye"'];
/** A table in the wrong type is better than no table. */
const LONGEST_WAIT_MS = 1500;

/** What is drawn into a texture stays in the type it was drawn in: it has to be there before. */
async function fontsAtHand(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([late, Promise.allSettled(FONTS.map((font) => document.fonts.load(font)))]);
}

// They are on their way as soon as this file is here, which may be long before there is a table.
void fontsAtHand();
