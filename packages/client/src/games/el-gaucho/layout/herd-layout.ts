import type { Race } from '@pampa/rules/el-gaucho';
import { grid, inset, middleOf, rect, type Rect, type Mark } from '../../../tabletop/layout/rect';
import type { HerdLayout } from './table-layout';

const TILE = { width: 80, height: 92 } as const;
/** What a herd of this many tiles needs is what its place is made for; longer ones close up. */
const USUAL_HERD = 3;
const LARGEST_TILE = 1.1;
/** A herd that is long, but not so rare that it may be unreadable. */
const LONG_HERD = 5;
/** What of a tile shows its number, of two figures and of one. */
const NUMBER_WIDTH = 40;
const NARROW_NUMBER = 31;
const TAB_HEIGHT = 34;
/** A row of tiles, and one more that leaves its numbers free. */
const TWO_ROWS = TILE.height + TAB_HEIGHT;
/** Around the tiles of a herd there is a little air: two rows may have it. */
const SPARE_HEIGHT = 9.5;
/** One row is easier to read: two have to be so much larger. */
const WORTH_TWO_ROWS = 1.25;
/** Numbers on it are 12 pixels high then: no tile that is seen gets smaller. */
export const SMALLEST_TILE = 0.31;
const WORTH_ROW = 22;
/** A number of three figures, and the whole sum, at scale 1. */
const BRIEF_WIDTH = 34;
const FULL_WIDTH = 92;

/** The herds of a ranch in the grid in which long ones can be read best, and each high enough to be touched. */
export function herdsIn(
  box: Rect,
  races: readonly Race[],
  gap: number,
  leastHeight: number,
  scaleForLong = scaleInOneRow,
): Readonly<Partial<Record<Race, HerdLayout>>> {
  const tried = races.map((_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(races.length / columns);
    const cells = filledRows(box, races.length, columns, rows, gap).map(herdIn);
    const tileScale = Math.min(...cells.map((cell) => cell.tileScale));
    const readable = Math.min(tileScale, ...cells.map(({ tiles }) => scaleForLong(tiles)));
    // Large tiles are beautiful, readable herds are useful.
    return { cells, tileScale, merit: 0.4 * tileScale + 0.6 * readable, height: cells[0]?.frame.height ?? 0 };
  });
  const fitting = tried.filter(({ height }) => height >= leastHeight);
  const best = (fitting.length > 0 ? fitting : tried.slice(-1)).reduce((one, other) =>
    other.merit > one.merit ? other : one,
  );
  return Object.fromEntries(
    races.flatMap((race, index) => {
      const cell = best.cells[index];
      return cell === undefined ? [] : [[race, { ...cell, tileScale: best.tileScale }]];
    }),
  );
}

/** Row by row, and a last row that is not full gets wider cells. */
function filledRows(box: Rect, count: number, columns: number, rows: number, gap: number): readonly Rect[] {
  const cells: Rect[] = [];
  const height = (box.height - gap * (rows - 1)) / rows;
  for (let row = 0; row < rows; row++) {
    const inRow = Math.min(columns, count - row * columns);
    cells.push(...grid(rect(box.x, box.y + row * (height + gap), box.width, height), inRow, 1, gap));
  }
  return cells;
}

/** Tiles with what they are worth above them, or beside them where the place is low. */
function herdIn(frame: Rect): HerdLayout {
  const box = inset(frame, 5, 4);
  const isHigh = box.height >= 74 || (box.height >= 50 && box.width < 130);
  if (isHigh) {
    const tiles = rect(box.x, box.y + WORTH_ROW, box.width, box.height - WORTH_ROW);
    const isBrief = box.width < FULL_WIDTH + 24;
    return {
      frame,
      tiles,
      tileScale: scaleFor(tiles),
      worth: {
        x: box.x + box.width - (isBrief ? BRIEF_WIDTH : FULL_WIDTH) / 2,
        y: box.y + WORTH_ROW / 2 - 1,
        scale: 1,
      },
      worthAs: isBrief ? 'product' : 'sum',
    };
  }
  const isBrief = box.width < 190;
  const worthWidth = box.width < 100 ? BRIEF_WIDTH - 6 : isBrief ? BRIEF_WIDTH : FULL_WIDTH;
  const tiles = rect(box.x, box.y, box.width - worthWidth - 2, box.height);
  return {
    frame,
    tiles,
    tileScale: scaleFor(tiles),
    worth: { x: box.x + box.width - worthWidth / 2, y: middleOf(box).y, scale: 1 },
    worthAs: isBrief ? 'product' : 'sum',
  };
}

function scaleFor(tiles: Rect): number {
  const spread = 1 + (USUAL_HERD - 1) * 0.44;
  return Math.max(0, Math.min(tiles.height / TILE.height, tiles.width / (TILE.width * spread), LARGEST_TILE));
}

/** At this scale the number of every tile of a long herd is still seen, though the next one covers the rest. */
function scaleInOneRow({ width }: Rect, count = LONG_HERD): number {
  return width / (TILE.width + (count - 1) * NUMBER_WIDTH);
}

/** The same where it may lie in two rows: that is enough for a rival's, which is read at a glance. */
export function scaleInTwoRows(tiles: Rect): number {
  const inTwo = Math.min(
    scaleInOneRow(tiles, Math.ceil(LONG_HERD / 2)),
    (tiles.height + SPARE_HEIGHT / 2) / TWO_ROWS,
  );
  return Math.max(scaleInOneRow(tiles), inTwo);
}

/** What of a tile has to be seen when the next one lies on it: the tab with its value. */
function tabOf(value: number): number {
  return value > 9 ? NUMBER_WIDTH : NARROW_NUMBER;
}

/**
 * Where the tiles of these values lie: side by side, then each covers the right of the one before and leaves its number,
 * then they shrink. Before they get too small they lie in two rows, the second on the first like cards in a hand.
 */
export function herdSlots(place: HerdLayout, values: readonly number[]): readonly Mark[] {
  const { tiles } = place;
  const whole = rowOf(place, values);
  if (values.length < 4 || tiles.height + SPARE_HEIGHT < TWO_ROWS * SMALLEST_TILE) return whole.at(0);
  const half = Math.ceil(values.length / 2);
  const rows = [values.slice(0, half), values.slice(half)].map((row) => rowOf(place, row));
  const tallest = (tiles.height + SPARE_HEIGHT / 2) / TWO_ROWS;
  const scale = Math.max(SMALLEST_TILE, Math.min(tallest, ...rows.map((row) => row.scale)));
  if (whole.isReadable && scale < whole.scale * WORTH_TWO_ROWS) return whole.at(0);
  // Rather out of their place below than above, where it stands what they are worth.
  const beyond = Math.max(0, TWO_ROWS * scale - tiles.height) / 2;
  const down = Math.min(beyond, SPARE_HEIGHT / 2 - beyond);
  const drop = (TAB_HEIGHT * scale) / 2;
  return rows.flatMap((row, index) => row.at(down + (index === 0 ? -drop : drop), scale));
}

interface HerdRow {
  readonly scale: number;
  /** All of its numbers are seen. */
  readonly isReadable: boolean;
  at(dy: number, scale?: number): readonly Mark[];
}

function rowOf({ tiles, tileScale }: HerdLayout, values: readonly number[]): HerdRow {
  const tabs = values.slice(0, -1).map(tabOf);
  const covered = tabs.reduce((sum, tab) => sum + tab, 0);
  const fitting = tiles.width / (TILE.width + covered);
  const own = Math.min(tileScale, Math.max(SMALLEST_TILE, fitting));
  return {
    scale: own,
    isReadable: fitting >= Math.min(tileScale, SMALLEST_TILE),
    at: (dy, scale = own) => {
      const width = TILE.width * scale;
      const isLoose = values.length * (width + 2) - 2 <= tiles.width;
      const free = Math.max(0, tiles.width - width);
      const even = values.length < 2 ? 0 : Math.min(width + 2, free / (values.length - 1));
      // Evenly while that shows all numbers; else each tile gets as much as its own number needs.
      const isEven = isLoose || even >= NUMBER_WIDTH * scale;
      let x = tiles.x + width / 2;
      return values.map((_, index) => {
        const mark = { x, y: tiles.y + tiles.height / 2 + dy, scale };
        x += isEven ? even : (free * (tabs[index] ?? 0)) / Math.max(1, covered);
        return mark;
      });
    },
  };
}

/** Values only, for a ranch that has no room for tiles: in one line, or in as many as it takes. */
export function worthsIn(
  box: Rect,
  races: readonly Race[],
  columns: number,
): Readonly<Partial<Record<Race, HerdLayout>>> {
  const cells = grid(box, columns, Math.ceil(races.length / columns), columns < races.length ? 1 : 2);
  return Object.fromEntries(
    races.flatMap((race, index) => {
      const frame = cells[index];
      if (frame === undefined) return [];
      const { x, y } = middleOf(frame);
      // A little lower than the middle: the colour of the coat is above it.
      const worth: Mark = { x, y: y + 1.5, scale: Math.min(0.8, frame.width / 29, frame.height / 18) };
      return [[race, { frame, tiles: rect(x, y, 0, 0), tileScale: 0.2, worth, worthAs: 'figure' }]];
    }),
  );
}
