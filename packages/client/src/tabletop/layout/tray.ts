import { around, inset, middleOf, type Mark, type Rect } from './rect';

/** Pieces in a tray are larger than on the board, but not larger than this. */
const LARGEST = 1.35;
const GAP = 12;
/** The height of the hint below each piece. */
export const HINT_HEIGHT = 22;

export interface TrayLayout {
  /** As wide as its room, as high as the pieces need. */
  readonly frame: Rect;
  readonly marks: readonly Mark[];
}

/** Lays pieces of one size out as large as possible in the middle of a box, with room below each for a hint if wanted. */
export function trayIn(
  room: Rect,
  count: number,
  piece: { readonly width: number; readonly height: number },
  hasHints: boolean,
): TrayLayout {
  const box = inset(room, 14, 12);
  const hint = hasHints ? HINT_HEIGHT : 0;
  let columns = 1;
  let scale = 0;
  for (let tried = 1; tried <= count; tried++) {
    const rows = Math.ceil(count / tried);
    const wide = (box.width - GAP * (tried - 1)) / tried / piece.width;
    const high = (box.height - hint * rows - GAP * (rows - 1)) / rows / piece.height;
    if (Math.min(wide, high) > scale) {
      scale = Math.min(wide, high);
      columns = tried;
    }
  }
  scale = Math.min(scale, LARGEST);
  const rows = Math.ceil(count / columns);
  const stepX = piece.width * scale + GAP;
  const stepY = piece.height * scale + GAP + hint;
  const middle = middleOf(room);
  const marks = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: middle.x + ((index % columns) - (inRow - 1) / 2) * stepX,
      y: middle.y + (row - (rows - 1) / 2) * stepY - hint / 2,
      scale,
    };
  });
  const height = Math.min(room.height, rows * stepY - GAP + 48);
  return { frame: around(middle, room.width, height), marks };
}
