import type { Look, Placement } from '../../../src/games/el-gaucho/scene/pieces';
import { Timeline } from '../../../src/stage/timeline';
import { randomGame, seenBy } from './support/games';
import { bareStage } from './support/stage';
import { animatorOn } from './support/watching';

const COW: Look = { kind: 'tile', tile: 5011, up: true, inHerd: false };
const SMALL: Placement = { x: 0, y: 0, rotation: 0, scale: 0.5, alpha: 1, z: 1, look: COW };
const LARGE: Placement = { ...SMALL, x: 100, scale: 1, look: { ...COW, inHerd: true } };

/** A cow that grows on its way into a herd, on a stage that notes what is drawn for it and when. */
function cowOnItsWay() {
  const [first] = randomGame(2, 1);
  if (first === undefined) throw new Error('nothing was played');
  const stage = bareStage(seenBy(first, 0).before, 0, 0);
  const drawn = new Set<number>();
  const prepared: number[] = [];
  const worn: (number | undefined)[] = [];
  Object.assign(stage, {
    prepare: (_: Look, scale: number) => prepared.push(scale),
    isPainted: (_: Look, scale: number) => drawn.has(scale),
  });
  const actor = stage.cast.ensure('tile:5011', SMALL);
  const setLook = actor.setLook.bind(actor);
  Object.assign(actor, {
    setLook: (look: Look, scale?: number) => {
      worn.push(scale);
      setLook(look, scale);
    },
  });
  const clip = animatorOn(stage).go('tile:5011', LARGE, { ms: 400 });
  const onTheWay = (): void => void new Timeline(stage.frames).play(clip, 1);
  return { stage, drawn, prepared, worn, onTheWay };
}

describe('whoever grows on his way', () => {
  it('is drawn for his goal before he sets off', () => {
    expect(cowOnItsWay().prepared).toEqual([1]);
  });

  it('wears that from the beginning if it is there', () => {
    const { drawn, worn, onTheWay } = cowOnItsWay();
    drawn.add(1);
    onTheWay();
    expect(worn).toEqual([1]);
  });

  it('halts nothing where it is not: he puts it on as soon as it is, and at his goal at the latest', () => {
    const { stage, drawn, worn, onTheWay } = cowOnItsWay();
    onTheWay();
    stage.frames.beat(100);
    expect(worn).toEqual([]);
    drawn.add(1);
    stage.frames.beat(100);
    expect(worn).toEqual([1]);
    stage.frames.beat(300);
    expect(stage.cast.differences(new Map([['tile:5011', LARGE]]))).toEqual([]);
  });
});
