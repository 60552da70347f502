import { AREAS, isSummed } from '@pampa/rules/el-gaucho';
import { badgeWidth } from '../../../src/tabletop/paint/badge';
import { around, rect, type Rect } from '../../../src/tabletop/layout/rect';
import type { Tag } from '../../../src/tabletop/touch/touch-game';
import { tagOnArea, tagOnTile } from '../../../src/games/el-gaucho/scene/tags';
import { layoutFor, overlap, PLAYERS, SIZES } from '../layout/support';

const boxOf = ({ x, y, scale, badge }: Tag): Rect => around({ x, y }, badgeWidth(badge) * scale, 24 * scale);

describe.each(PLAYERS)('what dice make, at a table of %i', (players) => {
  test.each(SIZES)('hides neither name nor price of an area: %i x %i', (width, height) => {
    const layout = layoutFor([width, height], players, 'wide', { open: { removedRace: null } });
    for (const area of AREAS) {
      const { frame, label, price } = layout.areas[area];
      for (let seat = 0; seat < players; seat++) {
        const target = {
          atom: `area:${area}`,
          sum: 6,
          pose: 'standing',
          isRaise: false,
          isPartial: false,
        } as const;
        const tag = boxOf(tagOnArea(target, frame, seat, layout));
        if (label !== null) expect([area, overlap(tag, label)]).toEqual([area, false]);
        // Three dice one above the other, or a larger one.
        const [dieWide, dieHigh] = isSummed(area) ? [30, 30] : [17, 50];
        const dice = around(price, dieWide * price.scale, dieHigh * price.scale);
        expect([area, overlap(tag, dice)]).toEqual([area, false]);
      }
    }
  });

  test.each(SIZES)('hides no number and no letter of a tile: %i x %i', (width, height) => {
    const { pampa } = layoutFor([width, height], players, 'wide', { open: { removedRace: null } });
    const [cell] = pampa.spaces.values();
    if (cell === undefined) throw new Error('there is no space');
    const scale = pampa.tileScale;
    const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
    const value = rect(x - 40 * scale, y - 46 * scale, 40 * scale, 36 * scale);
    const letter = around({ x: x + 28 * scale, y: y - 33 * scale }, 17 * scale, 17 * scale);
    const target = { atom: 'space:11', sum: 9, pose: 'lying', isRaise: false, isPartial: false } as const;
    const tag = boxOf(tagOnTile(target, cell, scale));
    expect([overlap(tag, value), overlap(tag, letter)]).toEqual([false, false]);
    expect(overlap(tag, around({ x: x - 25 * scale, y: y + 31.5 * scale }, 15 * scale, 19 * scale))).toBe(
      false,
    );
  });
});
