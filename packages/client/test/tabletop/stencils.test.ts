import type { Brush } from '../../src/tabletop/paint/brush';
import { stencil } from '../../src/tabletop/paint/stencils';

/** A canvas that remembers which others were copied onto it. */
function canvasOf(width: number, scale: number) {
  const copied: object[] = [];
  const brush = {
    canvas: { width, height: width },
    getTransform: () => ({ a: scale, e: 4, f: 4 }),
    setTransform: () => undefined,
    resetTransform: () => undefined,
    save: () => undefined,
    restore: () => undefined,
    drawImage: (from: object) => copied.push(from),
  };
  return { brush: brush as unknown as Brush, copied };
}

beforeEach(() => {
  const createElement = () => ({ width: 0, height: 0, getContext: () => canvasOf(0, 1).brush });
  Object.assign(globalThis, { document: { createElement } });
});

describe('what drawings have in common', () => {
  it('is drawn once for each size, and copied by all', () => {
    const draw = jest.fn();
    const [one, other, larger] = [canvasOf(80, 1), canvasOf(80, 1), canvasOf(160, 2)];
    for (const { brush } of [one, other, larger]) stencil(brush, 'spotted', draw);
    expect(draw).toHaveBeenCalledTimes(2);
    expect(other.copied).toEqual(one.copied);
    expect(other.copied[0]).toBe(one.copied[0]);
    expect(larger.copied[0]).not.toBe(one.copied[0]);
  });

  it('is kept for those of a table or two, and no more', () => {
    const draw = jest.fn();
    for (let name = 0; name < 40; name++) stencil(canvasOf(80, 1).brush, String(name), draw);
    stencil(canvasOf(80, 1).brush, '39', draw);
    expect(draw).toHaveBeenCalledTimes(40);
    stencil(canvasOf(80, 1).brush, '0', draw);
    expect(draw).toHaveBeenCalledTimes(41);
  });
});
