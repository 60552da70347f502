import type { Stage } from '../../src/stage/create-stage';
import { zoomFor } from '../../src/games/el-gaucho/layout/zoom';
import { Fit } from '../../src/tabletop/layout/fit';

/** As much of a Pixi container as is moved here. */
function bareRoot() {
  const root = {
    x: 0,
    y: 0,
    scale: {
      x: 1,
      set(to: number): void {
        this.x = to;
      },
    },
    position: {
      set: (x: number, y: number): void => {
        root.x = x;
        root.y = y;
      },
    },
  };
  return root;
}

function canvas(width: number, height: number) {
  const stage = { root: bareRoot(), width, height, resolution: 1 };
  return { stage, fit: new Fit(stage as unknown as Stage, zoomFor) };
}

describe('a canvas that changes its size', () => {
  test('leaves the layout as it is until it is made anew: what is being played is played to its end', () => {
    const { stage, fit } = canvas(1000, 600);
    const { width, height } = fit;
    Object.assign(stage, { width: 800, height: 600 });
    fit.squeeze();
    expect(fit.isStale()).toBe(true);
    expect([fit.width, fit.height]).toEqual([width, height]);
    fit.renew();
    expect(fit.isStale()).toBe(false);
    expect(fit.width * fit.zoom).toBeCloseTo(800);
  });

  test('shows the whole picture meanwhile, in the middle', () => {
    const { stage, fit } = canvas(1000, 600);
    Object.assign(stage, { width: 500, height: 600 });
    fit.squeeze();
    const { root } = stage;
    expect(root.x).toBeCloseTo(0);
    expect(root.x + fit.width * root.scale.x).toBeCloseTo(500);
    expect(root.y).toBeCloseTo((600 - fit.height * root.scale.x) / 2);
    Object.assign(stage, { width: 1000 });
    fit.squeeze();
    expect([root.x, root.y, root.scale.x]).toEqual([0, 0, fit.zoom]);
    expect(fit.isStale()).toBe(false);
  });
});
