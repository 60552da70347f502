import type { Viewer } from '@pampa/rules';
import type { ElGauchoEvent } from '@pampa/rules/el-gaucho';
import type { BannerTexts } from '../../../../src/games/el-gaucho/director/banner-texts';
import { directorGame } from '../../../../src/games/el-gaucho/director/director-game';
import type { Gates } from '../../../../src/games/el-gaucho/scene/gates';
import type { GauchoScene } from '../../../../src/games/el-gaucho/scene/scene-types';
import { StepDirector } from '../../../../src/tabletop/direct/director';
import type { DirectorGame } from '../../../../src/tabletop/direct/director-game';
import { Animator } from '../../../../src/tabletop/direct/animator';
import { Particles } from '../../../../src/stage/particles';
import { seenBy, type Played } from './games';
import { bareSprite, bareStage, type BareStage } from './stage';

type GauchoDirector = StepDirector<GauchoScene>;

const ribbon = { title: 'a ribbon', line: null, over: 'pampa' } as const;
const texts: BannerTexts = { round: () => ribbon, pileEmptied: () => ribbon, gameEnded: () => ribbon };

export function animatorOn(stage: BareStage): Animator<GauchoScene> {
  return new Animator(stage, new Particles(stage.air, bareSprite));
}

export function gameOn({ gates }: BareStage): DirectorGame<GauchoScene> {
  const open = (pasture: number, part: number): unknown => gates.set(pasture, part);
  return directorGame(texts, { open } as Gates);
}

export function directorOn(stage: BareStage): GauchoDirector {
  return new StepDirector(gameOn(stage), animatorOn(stage));
}

export type Watching = (director: GauchoDirector, stage: BareStage, over: Promise<void>) => Promise<void>;

/** Frame by frame until it is over, and until the last dust has settled. */
export const toTheEnd: Watching = async (_director, { frames }, over) => {
  for (let i = 0; frames.isRunning; i++) {
    if (i > 200) throw new Error('it does not end');
    frames.beat(61);
  }
  await over;
};

export const skipped: Watching = async (director, { frames }, over) => {
  frames.beat(120);
  director.skip();
  await over;
};

/** Plays a game and returns what would have to be put right by the cut that follows each step: nothing, that is. */
export async function flawsOf(
  game: Iterable<Played>,
  viewer: Viewer,
  size: 0 | 1,
  watching: Watching,
  shown = new Set<ElGauchoEvent['type']>(),
): Promise<readonly string[]> {
  const flaws: string[] = [];
  let stage: BareStage | null = null;
  let director: GauchoDirector | null = null;
  for (const played of game) {
    const step = seenBy(played, viewer);
    if (stage === null || director === null) {
      stage = bareStage(step.before, viewer, size);
      director = directorOn(stage);
      stage.show(step.before);
      stage.cast.corrections.length = 0;
    }
    await watching(director, stage, director.play(step, 1));
    stage.show(step.after);
    for (const { open } of step.events) shown.add(open.type);
    const told = `${played.seq} (${step.events.map(({ open }) => open.type).join(', ')})`;
    flaws.push(...stage.cast.corrections.splice(0).map((flaw) => `${told}: ${flaw}`));
    if (stage.shown !== step.after) flaws.push(`${told}: the table is dressed for another view`);
    if (stage.inAir.size > 0) flaws.push(`${told}: something is left in the air`);
    for (const [pasture, open] of stage.gates) if (open !== 0) flaws.push(`${told}: gate ${pasture} is open`);
  }
  return flaws;
}
