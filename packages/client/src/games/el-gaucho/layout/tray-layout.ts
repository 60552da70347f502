import { inset, type Rect } from './rect';
import type { Mark } from './table-layout';

const TILE = { width: 80, height: 92 } as const;
/** Tiles in a tray are to be looked at: larger than on the board, but no posters. */
const LARGEST = 1.35;
const GAP = 12;
/** Below each tile: what adding it would do. */
export const HINT_HEIGHT = 22;

/** Tiles laid out as large as they can be. */
export function trayMarks(frame: Rect, count: number): readonly Mark[] {
  const box = inset(frame, 14, 12);
  let columns = 1;
  let scale = 0;
  for (let tried = 1; tried <= count; tried++) {
    const rows = Math.ceil(count / tried);
    const wide = (box.width - GAP * (tried - 1)) / tried / TILE.width;
    const high = (box.height - (HINT_HEIGHT + GAP) * rows) / rows / TILE.height;
    if (Math.min(wide, high) > scale) {
      scale = Math.min(wide, high);
      columns = tried;
    }
  }
  scale = Math.min(scale, LARGEST);
  const rows = Math.ceil(count / columns);
  const stepX = TILE.width * scale + GAP;
  const stepY = TILE.height * scale + GAP + HINT_HEIGHT;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: box.x + box.width / 2 + ((index % columns) - (inRow - 1) / 2) * stepX,
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * stepY - HINT_HEIGHT / 2,
      scale,
    };
  });
}
