import { groundOf, LAYOUTS, type LayoutName, type Space } from '@pampa/rules/el-gaucho';
import { inset, middleOf, type Rect } from '../../../tabletop/layout/rect';
import type { PampaLayout, TableLayout } from '../layout/table-layout';
import {
  linear,
  roundedPath,
  scatter,
  strokeBlades,
  within,
  type Brush,
} from '../../../tabletop/paint/brush';
import { drawRiver } from '../../../tabletop/paint/western/river';
import { drawClearing, drawForest } from '../../../tabletop/paint/western/trees';
import { drawFence, drawPost } from '../../../tabletop/paint/wood';

type Terrain = 'grass' | 'river' | 'forest';

const TERRAIN: Readonly<Record<string, Terrain>> = { '.': 'grass', '~': 'river', '^': 'forest' };

function terrainOf(board: LayoutName, space: Space): Terrain {
  return TERRAIN[LAYOUTS[board][Math.floor(space / 10) - 1]?.charAt((space % 10) - 1) ?? '.'] ?? 'grass';
}

/** Four pastures with the river through them and the forest at their far end. */
export function drawPampa(brush: Brush, { pampa, ask }: TableLayout): void {
  const { covered } = groundOf(ask.board, ask.players);
  const isCovered = (space: Space): boolean => covered.includes(space);
  drawMeadows(brush, pampa);
  const river = [...pampa.spaces].filter(([space]) => terrainOf(ask.board, space) === 'river');
  drawRiver(
    brush,
    pampa.frame,
    river.map(([, cell]) => cell),
    river.some(([space]) => isCovered(space)),
  );
  for (const [space, cell] of pampa.spaces) {
    if (isCovered(space)) continue;
    if (terrainOf(ask.board, space) === 'forest') drawClearing(brush, cell, space);
    drawPatch(brush, cell, terrainOf(ask.board, space));
  }
  drawFences(brush, pampa, ask.board, isCovered);
  for (const [space, cell] of pampa.spaces) {
    if (isCovered(space) && terrainOf(ask.board, space) === 'forest') drawForest(brush, cell, space);
  }
}

function drawMeadows(brush: Brush, { frame, rows }: PampaLayout): void {
  within(brush, () => {
    roundedPath(brush, frame.x - 4, frame.y - 4, frame.width + 8, frame.height + 8, 16);
    brush.fillStyle = linear(
      brush,
      [0, frame.y, 0, frame.y + frame.height],
      [0, 'rgb(158 160 72 / 90%)'],
      [1, 'rgb(118 128 52 / 92%)'],
    );
    brush.fill();
    brush.clip();
    rows.forEach((row, index) => {
      const { x, y, width, height } = row.frame;
      roundedPath(brush, x, y + 1, width, height - 2, 10);
      brush.fillStyle = index % 2 === 0 ? 'rgb(196 196 96 / 34%)' : 'rgb(88 112 44 / 26%)';
      brush.fill();
      drawBlades(brush, row.frame, index);
    });
  });
}

function drawBlades(brush: Brush, { x, y, width, height }: Rect, seed: number): void {
  const chance = scatter(seed + 90);
  const [dry, green] = [new Path2D(), new Path2D()];
  for (let index = 0; index < (width * height) / 170; index++) {
    const left = x + chance() * width;
    const top = y + chance() * height;
    const blade = chance() > 0.5 ? dry : green;
    blade.moveTo(left, top);
    blade.lineTo(left + chance() * 4 - 2, top - 3 - chance() * 4);
  }
  strokeBlades(brush, 1.1, [dry, 'rgb(232 224 130 / 32%)'], [green, 'rgb(58 76 28 / 34%)']);
}

const EARTH: Readonly<Record<Terrain, readonly [string, string]>> = {
  grass: ['rgb(92 70 30 / 46%)', 'rgb(140 112 56 / 38%)'],
  river: ['rgb(206 178 122 / 62%)', 'rgb(232 208 156 / 66%)'],
  forest: ['rgb(54 62 26 / 60%)', 'rgb(86 88 40 / 55%)'],
};

/** Where a tile lies: grass worn down to the earth, or a ford. */
function drawPatch(brush: Brush, cell: Rect, terrain: Terrain): void {
  const box = inset(cell, cell.width * 0.055, cell.height * 0.065);
  const radius = box.width * 0.14;
  within(brush, () => {
    roundedPath(brush, box.x, box.y, box.width, box.height, radius);
    const [top, bottom] = EARTH[terrain];
    brush.fillStyle = linear(brush, [0, box.y, 0, box.y + box.height], [0, top], [1, bottom]);
    brush.fill();
    brush.clip();
    brush.strokeStyle = 'rgb(30 16 4 / 38%)';
    brush.lineWidth = 5;
    roundedPath(brush, box.x - 1.5, box.y - 1.5, box.width + 3, box.height + 6, radius);
    brush.stroke();
  });
  roundedPath(brush, box.x, box.y, box.width, box.height, radius);
  brush.setLineDash([5, 4]);
  brush.strokeStyle = 'rgb(255 244 206 / 46%)';
  brush.lineWidth = 1.2;
  brush.stroke();
  brush.setLineDash([]);
}

/** Above every row, below the last, and at its left end, where the gate hangs. */
function drawFences(
  brush: Brush,
  pampa: PampaLayout,
  board: LayoutName,
  isCovered: (space: Space) => boolean,
): void {
  const cellHeight = pampa.rows[0]?.frame.height ?? 0;
  const size = Math.max(7, cellHeight * 0.15);
  const endOf = (row: number): number => {
    const places = LAYOUTS[board][row]?.length ?? 0;
    let last = 0;
    for (let place = 1; place <= places; place++) {
      const space = (row + 1) * 10 + place;
      const cell = pampa.spaces.get(space);
      if (cell !== undefined && !isCovered(space)) last = cell.x + cell.width;
    }
    return last;
  };
  for (let row = pampa.rows.length - 1; row >= 0; row--) {
    const { frame, gate } = pampa.rows[row] as PampaLayout['rows'][number];
    const left = gate.x + gate.width * 0.55;
    drawFence(brush, left, Math.max(endOf(row), endOf(row + 1)), frame.y + size * 0.5, size);
    if (row === 0) drawFence(brush, left, endOf(0), frame.y + frame.height + size * 0.32, size);
    // Posts the gate closes against.
    const middle = middleOf(frame).y;
    drawPost(brush, left, middle - cellHeight * 0.2, size);
    drawPost(brush, left, middle + cellHeight * 0.36, size);
  }
}
