import { clamp, middleOf, rect, TOUCH, type Rect, type Spot, type Mark } from '../../../tabletop/layout/rect';
import type { HandLayout, RingLayout } from './table-layout';

const DIE = 48;
/** Three dice and a fence on both sides. */
export const SMALLEST_RING = 3 * TOUCH + 12;

export function ringIn(box: Rect): RingLayout {
  const side = Math.min(box.width, box.height);
  const pitch = clamp((side - 12) / 3.3, TOUCH, 66);
  const middle = middleOf(box);
  return {
    frame: rect(middle.x - side / 2, middle.y - side / 2, side, side),
    dieScale: (pitch * 0.82) / DIE,
    pitch,
  };
}

/** How many dice lie in each row, from the top. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 1, 2],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
];

/** Where `count` dice lie in the ring: apart enough for a finger, near enough to be one throw. */
export function ringSlots({ frame, pitch }: RingLayout, count: number): readonly Spot[] {
  const rows = ROWS[count] ?? [];
  const middle = middleOf(frame);
  return rows.flatMap((dice, row) =>
    Array.from({ length: dice }, (_, index) => ({
      x: middle.x + (index - (dice - 1) / 2) * pitch,
      y: middle.y + (row - (rows.length - 1) / 2) * pitch,
    })),
  );
}

/** Three dice in a row, or one below the other where the place is higher than wide. */
export function handIn(frame: Rect): HandLayout {
  const isUpright = frame.height > frame.width;
  const pitch = Math.min((isUpright ? frame.height : frame.width) / 3.1, 64);
  const across = isUpright ? frame.width : frame.height;
  const scale = (Math.min(pitch, across) * 0.84) / DIE;
  const middle = middleOf(frame);
  const at = (index: number): Mark => ({
    x: middle.x + (isUpright ? 0 : (index - 1) * pitch),
    y: middle.y + (isUpright ? (index - 1) * pitch : 0),
    scale,
  });
  return { frame, dice: [at(0), at(1), at(2)] };
}

/** Six dice to choose from, over the ring. */
export function wishesOver(ring: RingLayout): { readonly frame: Rect; readonly faces: readonly Mark[] } {
  const { frame } = ring;
  const pitch = clamp(frame.width / 3.2, TOUCH, 72);
  const middle = middleOf(frame);
  const faces = Array.from({ length: 6 }, (_, index) => ({
    x: middle.x + ((index % 3) - 1) * pitch,
    y: middle.y + (Math.floor(index / 3) - 0.5) * pitch,
    scale: (pitch * 0.84) / DIE,
  }));
  return { frame: rect(middle.x - 1.6 * pitch, middle.y - 1.15 * pitch, 3.2 * pitch, 2.3 * pitch), faces };
}
