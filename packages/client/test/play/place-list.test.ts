import { placeList, type Box } from '../../src/play/place-list';
import { chance } from './support/random-game';

const ROOM: Box = { left: 0, top: 60, width: 1024, height: 620 };
const SIZE = { width: 300, height: 200 };
const ANCHOR: Box = { left: 400, top: 300, width: 80, height: 60 };

function covers(spot: { left: number; top: number }, size: typeof SIZE, other: Box): boolean {
  return (
    spot.left < other.left + other.width &&
    other.left < spot.left + size.width &&
    spot.top < other.top + other.height &&
    other.top < spot.top + size.height
  );
}

function isInside({ left, top }: { left: number; top: number }, size: typeof SIZE, room: Box): boolean {
  return (
    left >= room.left &&
    top >= room.top &&
    left + size.width <= room.left + room.width &&
    top + size.height <= room.top + room.height
  );
}

describe('where a list of choices stands', () => {
  test('right beside what it is about, where nothing is in the way', () => {
    const spot = placeList({ size: SIZE, anchor: ANCHOR, kept: [ANCHOR], room: ROOM })!;
    expect(covers(spot, SIZE, ANCHOR)).toBe(false);
    const gap = Math.max(
      spot.left - ANCHOR.left - ANCHOR.width,
      ANCHOR.left - spot.left - SIZE.width,
      spot.top - ANCHOR.top - ANCHOR.height,
      ANCHOR.top - spot.top - SIZE.height,
    );
    expect(gap).toBeLessThanOrEqual(8);
  });

  test('on the other side, where one side is taken', () => {
    const below: Box = { left: 0, top: 370, width: 1024, height: 300 };
    const spot = placeList({ size: SIZE, anchor: ANCHOR, kept: [ANCHOR, below], room: ROOM })!;
    expect(spot.top + SIZE.height).toBeLessThanOrEqual(below.top);
  });

  test('nowhere, where every place would cover something', () => {
    const kept: Box[] = [];
    for (let left = 0; left < 1024; left += 250)
      for (let top = 60; top < 680; top += 150) kept.push({ left, top, width: 40, height: 40 });
    expect(placeList({ size: SIZE, anchor: ANCHOR, kept, room: ROOM })).toBeNull();
  });

  test('nowhere, where it is larger than the room', () => {
    const room: Box = { left: 0, top: 0, width: 300, height: 900 };
    expect(placeList({ size: SIZE, anchor: ANCHOR, kept: [], room })).toBeNull();
  });

  test('an anchor outside of the room is no reason to leave it', () => {
    const anchor: Box = { left: 400, top: 900, width: 80, height: 60 };
    const spot = placeList({ size: SIZE, anchor, kept: [], room: ROOM })!;
    expect(isInside(spot, SIZE, ROOM)).toBe(true);
  });

  test('never over anything that is kept, never outside, and found whenever a grid of all places finds one', () => {
    const random = chance(11);
    for (let round = 0; round < 200; round++) {
      const kept = Array.from({ length: Math.floor(random() * 14) }, () => ({
        left: Math.floor(random() * 960),
        top: 60 + Math.floor(random() * 560),
        width: 44 + Math.floor(random() * 100),
        height: 44 + Math.floor(random() * 60),
      }));
      const spot = placeList({ size: SIZE, anchor: ANCHOR, kept, room: ROOM });
      if (spot === null) {
        expect(gridFinds(kept)).toBe(false);
        continue;
      }
      expect(isInside(spot, SIZE, ROOM)).toBe(true);
      expect(kept.some((box) => covers(spot, SIZE, box))).toBe(false);
    }
  });

  /** With the same air around it as the list wants. */
  function gridFinds(kept: readonly Box[]): boolean {
    for (let left = 8; left <= 1024 - 8 - SIZE.width; left += 4) {
      for (let top = 68; top <= 680 - 8 - SIZE.height; top += 4) {
        const isFree = kept.every(
          (box) =>
            !covers({ left, top }, SIZE, {
              left: box.left - 8,
              top: box.top - 8,
              width: box.width + 16,
              height: box.height + 16,
            }),
        );
        if (isFree) return true;
      }
    }
    return false;
  }
});
