import { raceOf, smallOf, valueOf, type Race, type Tile } from '@pampa/rules/el-gaucho';
import {
  castShadow,
  ellipsePath,
  linear,
  noShadow,
  radial,
  roundedPath,
  scatter,
  strokeBlades,
  within,
  type Brush,
} from '../../../tabletop/paint/brush';
import { drawHead } from '../../../tabletop/paint/western/cattle-head';
import { COATS, SPOT, type Coat } from '../../../tabletop/paint/western/coats';
import { writeFigures } from '../../../tabletop/paint/figures';
import { CREAM, FONTS, INK } from '../../../tabletop/paint/palette';

/** In the pampa a tile shows both numbers; in a herd only its value counts, and neighbours cover its right side. */
export type TileDetail = 'full' | 'herd';

/** How large its figures are: what it is worth, and below that what laying and raising cost. */
export const VALUE_SIZE = 39;
export const SMALL_SIZE = 27;
const RADIUS = 10;

/** From -40, -46 to 40, 46, with a shadow that needs some room around. */
export function drawTile(brush: Brush, tile: Tile, detail: TileDetail, letter: string): void {
  drawBreed(brush, raceOf(tile), detail, letter);
  drawWorth(brush, valueOf(tile), detail === 'full' ? smallOf(tile) : null);
}

/** What all tiles of a race have in common. */
export function drawBreed(brush: Brush, race: Race, detail: TileDetail, letter: string): void {
  const coat = COATS[race];
  drawCard(brush, '#f9eed6', '#dcc093');
  within(brush, () => {
    roundedPath(brush, -36, -42, 72, 84, RADIUS - 3);
    brush.clip();
    drawHide(brush, race, coat);
    drawAir(brush, coat, detail);
  });
  within(brush, () => {
    roundedPath(brush, -36, -42, 72, 84, RADIUS - 3);
    brush.clip();
    brush.translate(7, 15);
    brush.scale(0.64, 0.64);
    drawHead(brush, race);
  });
  drawFrame(brush);
  drawLetter(brush, letter, coat, detail);
}

/** What tells them apart: the big number, and the small one where it is shown. */
export function drawWorth(brush: Brush, value: number, small: number | null): void {
  drawValue(brush, value);
  if (small !== null) drawSmall(brush, small);
}

/** Thick cardboard with worn edges. */
function drawCard(brush: Brush, face: string, edge: string): void {
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 6 / 55%)', 5, 3);
    roundedPath(brush, -40, -44, 80, 90, RADIUS);
    brush.fillStyle = '#8a6a3f';
    brush.fill();
    noShadow(brush);
    roundedPath(brush, -40, -46, 80, 90, RADIUS);
    brush.fillStyle = linear(brush, [0, -46, 0, 46], [0, face], [1, edge]);
    brush.fill();
  });
}

function drawHide(brush: Brush, race: Race, coat: Coat): void {
  brush.fillStyle = linear(
    brush,
    [-36, -42, 30, 42],
    [0, coat.hairLight],
    [0.5, coat.hair],
    [1, coat.hairDark],
  );
  brush.fillRect(-36, -42, 72, 84);
  const chance = scatter(race.length * 31 + race.charCodeAt(0));
  if (coat.mark === 'patches') {
    brush.fillStyle = SPOT;
    for (const [x, y, rx, ry, turn] of PATCHES) {
      ellipsePath(brush, x, y, rx, ry, turn);
      brush.fill();
    }
  }
  const [bright, dark] = [new Path2D(), new Path2D()];
  for (let index = 0; index < 90; index++) {
    const x = -36 + chance() * 72;
    const y = -42 + chance() * 84;
    const hair = chance() > 0.5 ? bright : dark;
    hair.moveTo(x, y);
    hair.lineTo(x + 1.5 - chance() * 3, y + 4 + chance() * 3);
  }
  strokeBlades(brush, 0.8, [bright, 'rgb(255 245 225 / 16%)'], [dark, 'rgb(30 12 4 / 16%)']);
}

const PATCHES = [
  [-34, 4, 9, 13, 0.3],
  [-26, 38, 13, 8, -0.3],
  [30, -36, 15, 9, 0.4],
  [34, 14, 8, 15, 0.1],
  [8, 44, 9, 5, 0],
  [-4, -40, 9, 6, 0.5],
] as const;

/** A bright round behind the head. */
function drawAir(brush: Brush, coat: Coat, detail: TileDetail): void {
  const y = detail === 'full' ? 10 : 12;
  brush.fillStyle = radial(brush, [0, y - 8, 4, 40], [0, coat.air[0]], [1, coat.air[1]]);
  ellipsePath(brush, 6, y, 33, 33);
  brush.fill();
  brush.strokeStyle = 'rgb(43 29 18 / 35%)';
  brush.lineWidth = 1.2;
  brush.stroke();
}

function drawFrame(brush: Brush): void {
  roundedPath(brush, -36, -42, 72, 84, RADIUS - 3);
  brush.strokeStyle = 'rgb(60 34 12 / 65%)';
  brush.lineWidth = 1.2;
  brush.stroke();
  roundedPath(brush, -39.2, -45.2, 78.4, 88.4, RADIUS - 0.8);
  brush.strokeStyle = 'rgb(255 252 240 / 85%)';
  brush.lineWidth = 1.2;
  brush.stroke();
}

function drawValue(brush: Brush, value: number): void {
  const width = value > 9 ? 40 : 30;
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 6 / 50%)', 3, 1);
    brush.beginPath();
    brush.roundRect(-40, -46, width, 36, [RADIUS, 2, 12, 2]);
    brush.fillStyle = linear(brush, [0, -46, 0, -10], [0, '#fffaf0'], [1, '#f3e2bd']);
    brush.fill();
  });
  within(brush, () => {
    brush.translate(-40 + width / 2 + (value > 9 ? 0 : 0.5), -27.5);
    // Two figures as high as one, and a little narrower: else they would reach from edge to edge.
    if (value > 9) brush.scale(0.89, 1);
    brush.fillStyle = INK;
    writeFigures(brush, String(value), 0, 0, VALUE_SIZE);
  });
}

function drawSmall(brush: Brush, small: number): void {
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 6 / 50%)', 3, 1);
    ellipsePath(brush, -25, 31, 14, 13);
    brush.fillStyle = linear(brush, [0, 18, 0, 44], [0, '#fffaf0'], [1, '#f0dcb0']);
    brush.fill();
  });
  brush.fillStyle = INK;
  writeFigures(brush, String(small), -25, 31.5, SMALL_SIZE);
}

function drawLetter(brush: Brush, letter: string, coat: Coat, detail: TileDetail): void {
  const [x, y, size] = detail === 'full' ? ([28, -33, 17] as const) : ([-28, 33, 22] as const);
  const isDarkHide = coat.mark === 'white-face' || coat.mark === 'sheen';
  brush.font = `700 ${size}px ${FONTS.slab}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineJoin = 'round';
  brush.lineWidth = 4;
  brush.strokeStyle = isDarkHide ? INK : CREAM;
  brush.strokeText(letter, x, y);
  brush.fillStyle = isDarkHide ? CREAM : INK;
  brush.fillText(letter, x, y);
}

/** Nobody sees the other side: a brand burnt into leather. */
export function drawTileBack(brush: Brush): void {
  drawCard(brush, '#8d5a34', '#5d3519');
  within(brush, () => {
    roundedPath(brush, -36, -42, 72, 84, RADIUS - 3);
    brush.fillStyle = linear(brush, [-36, -42, 36, 42], [0, '#9c6439'], [0.5, '#7c4a27'], [1, '#54300f']);
    brush.fill();
    brush.setLineDash([4, 3.2]);
    roundedPath(brush, -31, -37, 62, 74, RADIUS - 5);
    brush.strokeStyle = 'rgb(248 218 160 / 70%)';
    brush.lineWidth = 1.5;
    brush.stroke();
  });
  drawBrand(brush);
  roundedPath(brush, -39.2, -45.2, 78.4, 88.4, RADIUS - 0.8);
  brush.strokeStyle = 'rgb(255 226 175 / 35%)';
  brush.lineWidth = 1.2;
  brush.stroke();
}

/** A bull's skull in a ring. */
function drawBrand(brush: Brush): void {
  brush.strokeStyle = 'rgb(43 18 4 / 75%)';
  brush.lineWidth = 2.6;
  ellipsePath(brush, 0, -1, 22, 22);
  brush.stroke();
  brush.fillStyle = 'rgb(43 18 4 / 80%)';
  brush.fill(
    new Path2D(
      'M0 -8 C5 -8 7 -6 9 -5 C14 -5 17 -9 16 -15 C21 -9 19 -1 11 0 C9 4 7 6 6 11 C5 15 2 16 0 16 C-2 16 -5 15 -6 11 C-7 6 -9 4 -11 0 C-19 -1 -21 -9 -16 -15 C-17 -9 -14 -5 -9 -5 C-7 -6 -5 -8 0 -8 Z',
    ),
  );
  brush.fillStyle = '#8a5730';
  for (const side of [-1, 1]) {
    ellipsePath(brush, 4 * side, 1, 1.6, 2.2, 0.4 * side);
    brush.fill();
    ellipsePath(brush, 2.2 * side, 12, 0.9, 1.3);
    brush.fill();
  }
}
