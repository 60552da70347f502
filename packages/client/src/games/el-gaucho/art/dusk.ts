import { AREAS } from '@pampa/rules/el-gaucho';
import { middleOf, type Rect, type Spot } from '../layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { linear, radial, roundedPath, within, type Brush } from './brush';

/** By day the sun is low and warm; at dusk it has gone, and lamps are lit where people are. */
export type Light = 'day' | 'dusk';

/**
 * The evening over what has been painted: land and wood lie in it, what has to be read only in its warmth. To be called
 * before ranches are drawn, and once more for them.
 */
export function drawDuskOverLand(brush: Brush, layout: TableLayout): void {
  const { width, height } = layout.ask;
  within(brush, () => {
    // Everything but signs: an evening with holes where something is written.
    brush.beginPath();
    brush.rect(0, 0, width, height);
    for (const area of AREAS) addHole(brush, layout.areas[area].frame);
    brush.clip('evenodd');
    brush.globalCompositeOperation = 'multiply';
    brush.fillStyle = linear(
      brush,
      [0, 0, width * 0.2, height],
      [0, '#7a64a6'],
      [0.18, '#8c7cae'],
      [0.5, '#7f8cae'],
      [1, '#727a9c'],
    );
    brush.fillRect(0, 0, width, height);
    for (const { at, reach } of lampsOf(layout)) glow(brush, at, reach);
  });
}

/** The same, gently, over paper and leather. */
export function drawDuskOverRanches(brush: Brush, { ask: { width, height } }: TableLayout): void {
  within(brush, () => {
    brush.globalCompositeOperation = 'multiply';
    brush.fillStyle = linear(brush, [0, 0, 0, height], [0, '#d8cad6'], [0.6, '#e2d2cc'], [1, '#ead6bf']);
    brush.fillRect(0, 0, width, height);
  });
}

interface Lamp {
  readonly at: Spot;
  readonly reach: number;
}

/** At the house, at the ring, and where the hand lies: where people look and work. */
function lampsOf({ house, ring, hand }: TableLayout): readonly Lamp[] {
  const door = middleOf(house);
  return [
    { at: { x: door.x, y: door.y + house.height * 0.2 }, reach: Math.max(house.width, house.height) * 1.1 },
    { at: middleOf(ring.frame), reach: ring.frame.width * 0.85 },
    { at: middleOf(hand.frame), reach: Math.max(hand.frame.width, hand.frame.height) * 0.7 },
  ];
}

function glow(brush: Brush, { x, y }: Spot, reach: number): void {
  within(brush, () => {
    brush.globalCompositeOperation = 'soft-light';
    const light = radial(
      brush,
      [x, y, 0, reach],
      [0, 'rgb(255 206 120 / 90%)'],
      [0.55, 'rgb(255 176 84 / 45%)'],
      [1, 'rgb(255 150 60 / 0%)'],
    );
    brush.fillStyle = light;
    brush.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = 0.2;
    brush.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  });
}

function addHole(brush: Brush, { x, y, width, height }: Rect): void {
  brush.roundRect(x, y, width, height, 8);
}

/** Lit windows: what shines stays as bright as it is. */
export function drawLitWindows(brush: Brush, { house }: TableLayout): void {
  const width = Math.min(house.width, house.height * 1.5);
  const height = Math.min(house.height, width);
  const left = house.x + (house.width - width) / 2 + width * 0.08;
  const top = house.y + (house.height - height) / 2 + height * 0.42;
  const wall = { width: width * 0.84, height: height * 0.5 };
  for (let index = 0; index < 3; index++) {
    const arch = wall.width * 0.22;
    const x = left + wall.width * (0.08 + index * 0.31);
    const y = top + wall.height * 0.3;
    within(brush, () => {
      roundedPath(brush, x + 1, y + 1, arch - 2, top + wall.height - y - 1, arch / 2 - 1);
      brush.fillStyle = linear(brush, [0, y, 0, top + wall.height], [0, '#ffd98a'], [1, '#e88a34']);
      brush.globalAlpha = 0.85;
      brush.fill();
    });
  }
}

/** The evening on something that is drawn by itself, within so much around its middle. */
export function shade(brush: Brush, reach: number): void {
  within(brush, () => {
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = 'rgb(44 36 72 / 50%)';
    brush.fillRect(-2 * reach, -2 * reach, 4 * reach, 4 * reach);
  });
}
