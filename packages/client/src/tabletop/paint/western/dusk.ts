import type { Rect, Spot } from '../../layout/rect';
import { linear, radial, roundedPath, within, type Brush } from '../brush';
import type { Size } from './land';

/** Day: a low, warm sun. Dusk: the sun is gone and lamps are lit. */
export type Light = 'day' | 'dusk';

export interface Lamp {
  readonly at: Spot;
  readonly reach: number;
}

/**
 * Darkens the land that has been painted, except for `signs`, where something is written, and lights lamps. Call it before
 * panels are drawn; `drawDuskOverPanels` is for those.
 */
export function drawDuskOverLand(
  brush: Brush,
  { width, height }: Size,
  signs: readonly Rect[],
  lamps: readonly Lamp[],
): void {
  within(brush, () => {
    brush.beginPath();
    brush.rect(0, 0, width, height);
    for (const sign of signs) addHole(brush, sign);
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
    for (const { at, reach } of lamps) glow(brush, at, reach);
  });
}

/** The same, gently, over paper and leather: they have to stay readable. */
export function drawDuskOverPanels(brush: Brush, { width, height }: Size): void {
  within(brush, () => {
    brush.globalCompositeOperation = 'multiply';
    brush.fillStyle = linear(brush, [0, 0, 0, height], [0, '#d8cad6'], [0.6, '#e2d2cc'], [1, '#ead6bf']);
    brush.fillRect(0, 0, width, height);
  });
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

/** The lit windows of a house in this box. Drawn after the dusk, which would darken them. */
export function drawLitWindows(brush: Brush, house: Rect): void {
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

/** Darkens a drawing of its own (a gate), within `2 * reach` around its middle. */
export function shade(brush: Brush, reach: number): void {
  within(brush, () => {
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = 'rgb(44 36 72 / 50%)';
    brush.fillRect(-2 * reach, -2 * reach, 4 * reach, 4 * reach);
  });
}
