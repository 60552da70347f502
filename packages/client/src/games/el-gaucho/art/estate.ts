import { AREA_SUMS, AREAS, HIGHEST_LOW_DIE, isSummed, type Area } from '@pampa/rules/el-gaucho';
import type { Colour } from '@pampa/protocol';
import type { Rect } from '../../../tabletop/layout/rect';
import type { AreaLayout, TableLayout } from '../layout/table-layout';
import { AREA_ICONS } from './area-icons';
import {
  castShadow,
  ellipsePath,
  linear,
  noShadow,
  roundedPath,
  scatter,
  within,
  type Brush,
} from '../../../tabletop/paint/brush';
import { drawDie } from '../../../tabletop/paint/die-face';
import { drawEmblem } from '../../../tabletop/paint/emblem';
import { INK, SEATS } from '../../../tabletop/paint/palette';
import { fitWords } from '../../../tabletop/paint/writing';

/** The estate's yard with its house and five areas. */
export function drawEstate(
  brush: Brush,
  { estate, house, areas }: TableLayout,
  colours: readonly Colour[],
  nameOf: (area: Area) => string,
): void {
  drawYard(brush, estate);
  drawHouse(brush, house);
  for (const area of AREAS) {
    if (area === 'steppe') continue;
    drawSign(brush, areas[area].frame);
    drawArea(brush, area, areas[area], colours, nameOf(area));
  }
}

function drawYard(brush: Brush, { x, y, width, height }: Rect): void {
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 4 / 45%)', 9, 4);
    roundedPath(brush, x, y, width, height, 12);
    brush.fillStyle = linear(brush, [x, y, x, y + height], [0, '#dcb784'], [1, '#b98a58']);
    brush.fill();
    noShadow(brush);
    brush.clip();
    const chance = scatter(3);
    for (let row = 0; row * 13 < height; row++) {
      for (let column = 0; column * 24 < width + 24; column++) {
        brush.fillStyle = chance() > 0.5 ? 'rgb(150 84 46 / 12%)' : 'rgb(255 236 200 / 14%)';
        roundedPath(brush, x + column * 24 - (row % 2) * 12, y + row * 13, 22, 11, 2);
        brush.fill();
      }
    }
    roundedPath(brush, x + 1.5, y + 1.5, width - 3, height - 3, 11);
    brush.strokeStyle = 'rgb(255 244 220 / 75%)';
    brush.lineWidth = 3;
    brush.stroke();
    roundedPath(brush, x + 3.5, y + 3.5, width - 7, height - 7, 9);
    brush.strokeStyle = 'rgb(96 52 22 / 35%)';
    brush.lineWidth = 1;
    brush.stroke();
  });
}

/** White walls, three arches, a roof of red tiles. */
function drawHouse(brush: Brush, box: Rect): void {
  const width = Math.min(box.width, box.height * 1.5);
  const height = Math.min(box.height, width);
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  const wall = { x: x + width * 0.08, y: y + height * 0.42, width: width * 0.84, height: height * 0.5 };
  within(brush, () => {
    castShadow(brush, 'rgb(60 26 6 / 50%)', 5, 3);
    brush.fillStyle = linear(
      brush,
      [wall.x, 0, wall.x + wall.width, 0],
      [0, '#e9dcc0'],
      [0.6, '#fff8e8'],
      [1, '#fffdf4'],
    );
    brush.fillRect(wall.x, wall.y, wall.width, wall.height);
    const roof = new Path2D();
    roof.moveTo(x + width * 0.02, wall.y + height * 0.04);
    roof.lineTo(x + width * 0.16, y + height * 0.16);
    roof.lineTo(x + width * 0.84, y + height * 0.16);
    roof.lineTo(x + width * 0.98, wall.y + height * 0.04);
    roof.closePath();
    brush.fillStyle = linear(brush, [0, y + height * 0.16, 0, wall.y], [0, '#d9713f'], [1, '#9b3d1d']);
    brush.fill(roof);
    noShadow(brush);
    brush.clip(roof);
    brush.strokeStyle = 'rgb(80 26 8 / 40%)';
    brush.lineWidth = Math.max(1, width * 0.012);
    for (let index = 0; index <= 14; index++) {
      brush.beginPath();
      brush.moveTo(x + width * (0.16 + index * 0.0486), y + height * 0.14);
      brush.lineTo(x + width * (0.0 + index * 0.0715), wall.y + height * 0.06);
      brush.stroke();
    }
  });
  for (let index = 0; index < 3; index++) {
    const left = wall.x + wall.width * (0.08 + index * 0.31);
    const arch = wall.width * 0.22;
    const top = wall.y + wall.height * 0.3;
    brush.beginPath();
    brush.moveTo(left, wall.y + wall.height);
    brush.lineTo(left, top + arch / 2);
    brush.arc(left + arch / 2, top + arch / 2, arch / 2, Math.PI, 0);
    brush.lineTo(left + arch, wall.y + wall.height);
    brush.closePath();
    brush.fillStyle = linear(brush, [0, top, 0, wall.y + wall.height], [0, '#3b2313'], [1, '#7a4a26']);
    brush.fill();
    brush.strokeStyle = 'rgb(170 120 70 / 80%)';
    brush.lineWidth = Math.max(1, width * 0.014);
    brush.stroke();
  }
}

function drawSign(brush: Brush, { x, y, width, height }: Rect): void {
  within(brush, () => {
    castShadow(brush, 'rgb(50 22 4 / 55%)', 4, 2);
    roundedPath(brush, x, y, width, height, 8);
    brush.fillStyle = linear(brush, [x, y, x, y + height], [0, '#fbf1da'], [1, '#ecd6a9']);
    brush.fill();
    noShadow(brush);
    brush.strokeStyle = 'rgb(92 56 24 / 60%)';
    brush.lineWidth = 1.4;
    brush.stroke();
  });
}

/** Icon, dice and everybody's spot: the same on the estate and on the steppe. */
export function drawArea(
  brush: Brush,
  area: Area,
  { icon, price, label, spots }: AreaLayout,
  colours: readonly Colour[],
  name: string,
): void {
  within(brush, () => {
    brush.translate(icon.x, icon.y);
    brush.scale(icon.scale, icon.scale);
    AREA_ICONS[area](brush);
  });
  within(brush, () => {
    brush.translate(price.x, price.y);
    brush.scale(price.scale, price.scale);
    drawPrice(brush, area);
  });
  if (label !== null) {
    brush.fillStyle = INK;
    fitWords(brush, name, label, { size: 15, weight: 600, font: 'slab', align: 'center' });
  }
  spots.forEach((spot, seat) => {
    const colour = colours[seat];
    if (colour === undefined) return;
    within(brush, () => {
      brush.translate(spot.x, spot.y);
      brush.scale(spot.scale, spot.scale);
      ellipsePath(brush, 0, -1, 21, 8);
      brush.fillStyle = SEATS[colour].base;
      brush.globalAlpha = 0.3;
      brush.fill();
      brush.globalAlpha = 0.95;
      brush.strokeStyle = SEATS[colour].base;
      brush.lineWidth = 2.6;
      brush.stroke();
      brush.globalAlpha = 0.5;
      drawEmblem(brush, colour, 0, -1, 12, SEATS[colour].dark);
    });
  });
}

/** The dice an area takes: one of 1 to 3, one above the other, or dice that make its number. 30 wide, 50 high at most. */
function drawPrice(brush: Brush, area: Area): void {
  if (isSummed(area)) {
    within(brush, () => {
      brush.scale(0.62, 0.62);
      drawDie(brush, AREA_SUMS[area], false);
    });
    return;
  }
  for (let face = 1; face <= HIGHEST_LOW_DIE; face++) {
    within(brush, () => {
      brush.translate(0, (face - 2) * 17);
      brush.scale(0.36, 0.36);
      drawDie(brush, face, false);
    });
  }
}
