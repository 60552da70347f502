import { fits, worthOf, type Tile } from '@pampa/rules/el-gaucho';
import fc from 'fast-check';
import { fitsAtEnd, gainOf, gainWithin, lossOf, topOf, worthWith } from '../src/el-gaucho/herd-sense';

/** Brown cattle by value. */
const brown = (...values: number[]): readonly Tile[] => values.map((value) => 1000 + value);

/** A herd that rises or falls, and a tile that is not in it. */
const herdAndTile = fc
  .record({
    tiles: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 8 }),
    falls: fc.boolean(),
  })
  .map(({ tiles, falls }) => {
    const [tile, ...rest] = tiles as [number, ...number[]];
    const herd = rest.toSorted((a, b) => (falls ? b - a : a - b));
    return { herd: brown(...herd), tile: 1000 + tile };
  });

describe('what cattle add to a herd', () => {
  it('is what the rules will pay', () => {
    fc.assert(
      fc.property(herdAndTile, ({ herd, tile }) => {
        expect(fitsAtEnd(herd, tile)).toBe(fits(herd, tile));
        expect(worthWith(herd, [])).toBe(worthOf(herd));
        expect(gainWithin(herd, tile)).toBe(worthOf([...herd, tile]) - worthOf(herd));
        expect(gainOf(herd, tile)).toBe(fits(herd, tile) ? gainWithin(herd, tile) : tile - 1000);
        for (const stolen of herd) {
          expect(lossOf(herd, stolen)).toBe(
            worthOf(herd) - worthOf(herd.filter((other) => other !== stolen)),
          );
        }
      }),
    );
  });

  it('is the top for a tile below it, and a new top lifts all the others', () => {
    expect(gainOf(brown(12, 8), 1006)).toBe(12);
    expect(gainOf(brown(4, 6, 9), 1010)).toBe(10 + 3);
    expect(topOf(brown(4, 6, 9))).toBe(9);
  });

  it('is counted in the best order: 12-8-6 with 9 and 5 sells 12-8-6-5 and begins anew with the 9', () => {
    expect(worthWith(brown(12, 8, 6), brown(9, 5))).toBe(48 + 9);
  });
});
