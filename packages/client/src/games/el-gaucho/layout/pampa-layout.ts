import { LAYOUTS, type LayoutName, type Space } from '@pampa/rules/el-gaucho';
import { rect, type Rect } from '../../../tabletop/layout/rect';
import type { PampaLayout, PastureRow } from './table-layout';

const TILE = { width: 80, height: 92 } as const;

/** Room for the gate left of a row, as a part of a cell. */
const GATE = 0.24;
/** Grass around a tile, as a part of a cell. */
const AIR_X = 0.07;
const AIR_Y = 0.1;
/** A cell is never flatter or taller than this, however much room there is. */
const TALLEST = 1.28;

export interface Cells {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

/** The largest cells of the shape of a tile that fit. */
export function cellsIn(width: number, height: number, board: LayoutName): Cells {
  const columns = Math.max(...LAYOUTS[board].map((row) => row.length));
  const rows = LAYOUTS[board].length;
  const widest = width / (columns + GATE);
  const highest = height / rows;
  const cell = Math.min(widest, highest / (TILE.height / TILE.width) / 0.985);
  return { columns, width: Math.min(widest, cell * 1.1), height: Math.min(highest, cell * TALLEST) };
}

export interface PampaPlan {
  readonly pampa: PampaLayout;
  /** What the shorter rows leave free at the bottom right: behind the first row, and behind the second. */
  readonly steppe: Rect;
  readonly pile: Rect;
}

export function pampaIn(box: Rect, board: LayoutName): PampaPlan {
  const rows = LAYOUTS[board];
  const cells = cellsIn(box.width, box.height, board);
  const width = cells.width * (cells.columns + GATE);
  const height = cells.height * rows.length;
  const left = box.x + (box.width - width) / 2 + cells.width * GATE;
  const top = box.y + (box.height - height) / 2;
  const cellAt = (row: number, column: number): Rect =>
    rect(
      left + column * cells.width,
      top + (rows.length - 1 - row) * cells.height,
      cells.width,
      cells.height,
    );

  const spaces = new Map<Space, Rect>();
  const pastures: PastureRow[] = rows.map((row, index) => {
    for (let place = 1; place <= row.length; place++) {
      spaces.set((index + 1) * 10 + place, cellAt(index, place - 1));
    }
    const first = cellAt(index, 0);
    return {
      pasture: index + 1,
      frame: rect(first.x - cells.width * GATE, first.y, cells.width * (row.length + GATE), cells.height),
      gate: rect(first.x - cells.width * GATE, first.y, cells.width * GATE, cells.height),
    };
  });
  const free = (row: number): Rect => {
    const from = cellAt(row, rows[row]?.length ?? 0);
    return rect(from.x, from.y, left + cells.columns * cells.width - from.x, cells.height);
  };
  const tileScale = Math.min(
    (cells.width * (1 - AIR_X)) / TILE.width,
    (cells.height * (1 - AIR_Y)) / TILE.height,
  );
  return {
    pampa: { frame: rect(left - cells.width * GATE, top, width, height), spaces, rows: pastures, tileScale },
    steppe: free(0),
    pile: free(1),
  };
}
