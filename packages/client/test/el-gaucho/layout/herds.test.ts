import { herdSlots } from '../../../src/games/el-gaucho/layout/herd-layout';
import type { HerdLayout } from '../../../src/games/el-gaucho/layout/table-layout';
import type { Mark } from '../../../src/tabletop/layout/rect';
import { layoutFor } from './support';

/** Of a tile at scale 1: how wide its number is, and how high the tab is that it stands on. */
const NUMBER = (value: number): number => (value > 9 ? 34 : 20);
const TAB_HEIGHT = 32;
const VALUE_SIZE = 39;

/** Numbers that the tiles lying on them leave less than nearly all of. */
function hidden(slots: readonly Mark[], values: readonly number[]): readonly number[] {
  return values.filter((value, index) => {
    const slot = slots[index] as Mark;
    const left = slot.x - 40 * slot.scale;
    return slots.slice(index + 1).some((other) => {
      const isBeside = other.x - 40 * other.scale < left + NUMBER(value) * slot.scale;
      const isAbove = other.y - slot.y < TAB_HEIGHT * slot.scale;
      return isBeside && isAbove && other.y >= slot.y;
    });
  });
}

const rising = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const falling = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => 12 - index);

/** With the longest herd that can be read there: on its side a phone has room for five, and closes up beyond that. */
const PHONES = [
  [390, 664, 9],
  [360, 600, 9],
  [844, 280, 5],
] as const;

describe.each(PHONES)('one’s own herds at %i x %i', (width, height, longest) => {
  describe.each([2, 3, 4])('with %i players', (players) => {
    const { ranches } = layoutFor([width, height], players, 'wide', { open: { removedRace: null } });
    const herds = Object.values<HerdLayout>(ranches[0]?.herds ?? {});

    test.each([1, 3, 5, 7, 9].filter((count) => count <= longest))(
      '%i tiles: every number is seen, and large enough',
      (count) => {
        for (const herd of herds) {
          for (const values of [rising(count), falling(count)]) {
            const slots = herdSlots(herd, values);
            expect([values, hidden(slots, values)]).toEqual([values, []]);
            expect(Math.min(...slots.map(({ scale }) => scale)) * VALUE_SIZE).toBeGreaterThanOrEqual(11.9);
          }
        }
      },
    );

    test('even all twelve of a race stay in their place', () => {
      for (const herd of herds) {
        const { frame } = herd;
        for (const { x, y, scale } of herdSlots(herd, rising(12))) {
          expect(x - 40 * scale).toBeGreaterThanOrEqual(frame.x);
          expect(x + 40 * scale).toBeLessThanOrEqual(frame.x + frame.width);
          expect(y - 46 * scale).toBeGreaterThanOrEqual(frame.y - 1);
          expect(y + 46 * scale).toBeLessThanOrEqual(frame.y + frame.height + 1);
        }
      }
    });
  });
});
