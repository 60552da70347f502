import type { Race } from '@pampa/rules/el-gaucho';
import { grid, inset, middleOf, rect, type Rect, type Spot } from './rect';
import type { HerdLayout, Mark } from './table-layout';

const TILE = { width: 80, height: 92 } as const;
/** What a herd of this many tiles needs is what its place is made for; longer ones close up. */
const USUAL_HERD = 3;
const LARGEST_TILE = 1.1;
/** A herd that is long, but not so rare that it may be unreadable. */
const LONG_HERD = 5;
/** What of a tile shows its number. */
const NUMBER_WIDTH = 40;
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
): Readonly<Partial<Record<Race, HerdLayout>>> {
  const tried = races.map((_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(races.length / columns);
    const cells = filledRows(box, races.length, columns, rows, gap).map(herdIn);
    const tileScale = Math.min(...cells.map((cell) => cell.tileScale));
    const readable = Math.min(tileScale, ...cells.map(({ tiles }) => scaleForLong(tiles.width, LONG_HERD)));
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
      isBrief,
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
    isBrief,
  };
}

function scaleFor(tiles: Rect): number {
  const spread = 1 + (USUAL_HERD - 1) * 0.44;
  return Math.max(0, Math.min(tiles.height / TILE.height, tiles.width / (TILE.width * spread), LARGEST_TILE));
}

/** At this scale the number of every tile is still seen, though the next one covers the rest. */
function scaleForLong(width: number, count: number): number {
  return width / (TILE.width + (count - 1) * NUMBER_WIDTH);
}

/** Where `count` tiles of a herd lie: side by side, then each covers the right of the one before, then they shrink. */
export function herdSlots({ tiles, tileScale }: HerdLayout, count: number): readonly Mark[] {
  const scale = Math.min(tileScale, Math.max(SMALLEST_TILE, scaleForLong(tiles.width, count)));
  const width = TILE.width * scale;
  const step = count < 2 ? 0 : Math.min(width + 2, (tiles.width - width) / (count - 1));
  return Array.from({ length: count }, (_, index) => ({
    x: tiles.x + width / 2 + index * step,
    y: tiles.y + tiles.height / 2,
    scale,
  }));
}

/** Nothing of the herds is to be seen: they are all behind one spot. */
export function herdsBehind(spot: Spot, races: readonly Race[]): Readonly<Partial<Record<Race, HerdLayout>>> {
  const nowhere = rect(spot.x, spot.y, 0, 0);
  const herd = {
    frame: nowhere,
    tiles: nowhere,
    tileScale: 0.2,
    worth: { ...spot, scale: 0 },
    isBrief: true,
  };
  return Object.fromEntries(races.map((race) => [race, herd]));
}

/** Values only, for a ranch that has no room for tiles. */
export function worthsIn(box: Rect, races: readonly Race[]): Readonly<Partial<Record<Race, HerdLayout>>> {
  const cells = grid(box, races.length, 1, 2);
  return Object.fromEntries(
    races.flatMap((race, index) => {
      const frame = cells[index];
      if (frame === undefined) return [];
      const { x, y } = middleOf(frame);
      const worth: Mark = { x, y, scale: Math.min(0.8, frame.width / 30) };
      return [[race, { frame, tiles: rect(x, y, 0, 0), tileScale: 0.2, worth, isBrief: true }]];
    }),
  );
}
