import type { Colour } from '@pampa/protocol';
import { tileOf, type Die, type Race } from '@pampa/rules/el-gaucho';
import { within, type Brush } from '../../tabletop/paint/brush';
import { drawDie } from '../../tabletop/paint/die-face';
import { drawLying, drawStanding } from '../../tabletop/paint/western/gaucho-figure';
import { drawCoin } from '../../tabletop/paint/small-things';
import { drawTile } from '../../games/el-gaucho/art/tile-face';
import { texts } from '../../texts/say';

/** What stands on a tile besides its numbers. */
function letterOf(race: Race): string {
  return texts.value.page('el-gaucho-scene')(`letter-${race}`);
}

/** Pieces of the stage, put down somewhere in a drawing. */
function at(brush: Brush, x: number, y: number, scale: number, draw: () => void): void {
  within(brush, () => {
    brush.translate(x, y);
    brush.scale(scale, scale);
    draw();
  });
}

export function die(brush: Brush, x: number, y: number, face: Die, scale = 1, isWished = false): void {
  at(brush, x, y, scale, () => drawDie(brush, face, isWished));
}

export function tile(brush: Brush, x: number, y: number, race: Race, value: number, scale = 1): void {
  at(brush, x, y, scale, () => drawTile(brush, tileOf(race, value), 'full', letterOf(race)));
}

export function herd(
  brush: Brush,
  x: number,
  y: number,
  race: Race,
  values: readonly number[],
  scale = 1,
): void {
  values.forEach((value, index) =>
    at(brush, x + index * 44 * scale, y, scale, () =>
      drawTile(brush, tileOf(race, value), 'herd', letterOf(race)),
    ),
  );
}

export function gaucho(brush: Brush, x: number, y: number, colour: Colour, isLying = false, scale = 1): void {
  at(brush, x, y, scale, () => (isLying ? drawLying : drawStanding)(brush, colour));
}

export function coin(brush: Brush, x: number, y: number, scale = 1): void {
  at(brush, x, y, scale, () => drawCoin(brush));
}
