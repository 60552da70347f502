import { around, inset, middleOf, type Rect, type Mark } from '../../../tabletop/layout/rect';

const TILE = { width: 80, height: 92 } as const;
/** Tiles in a tray are to be looked at: larger than on the board, but no posters. */
const LARGEST = 1.35;
const GAP = 12;
/** Below each tile: what adding it would do. */
export const HINT_HEIGHT = 22;

export interface TrayLayout {
  /** As wide as its room, as high as the tiles need. */
  readonly frame: Rect;
  readonly marks: readonly Mark[];
}

/** Tiles laid out as large as they can be, in the middle of a box; with room below each for a hint if wanted. */
export function trayIn(room: Rect, count: number, hasHints: boolean): TrayLayout {
  const box = inset(room, 14, 12);
  const hint = hasHints ? HINT_HEIGHT : 0;
  let columns = 1;
  let scale = 0;
  for (let tried = 1; tried <= count; tried++) {
    const rows = Math.ceil(count / tried);
    const wide = (box.width - GAP * (tried - 1)) / tried / TILE.width;
    const high = (box.height - hint * rows - GAP * (rows - 1)) / rows / TILE.height;
    if (Math.min(wide, high) > scale) {
      scale = Math.min(wide, high);
      columns = tried;
    }
  }
  scale = Math.min(scale, LARGEST);
  const rows = Math.ceil(count / columns);
  const stepX = TILE.width * scale + GAP;
  const stepY = TILE.height * scale + GAP + hint;
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
