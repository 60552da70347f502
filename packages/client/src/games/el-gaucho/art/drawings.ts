import type { Colour } from '@pampa/protocol';
import { raceOf, smallOf, tileOf, valueOf, type Race, type Tile } from '@pampa/rules/el-gaucho';
import { roundedPath, within, type Brush } from '../../../tabletop/paint/brush';
import { figuresWidth, writeFigures } from '../../../tabletop/paint/figures';
import { drawLying, drawStanding } from '../../../tabletop/paint/western/gaucho-figure';
import { BARE } from '../../../tabletop/paint/palette';
import type { WorthAs } from '../layout/table-layout';
import type { Letters } from './ranch-art';
import { stencil } from '../../../tabletop/paint/stencils';
import { drawBreed, drawTileBack, drawWorth, type TileDetail } from './tile-face';
import { drawingAround } from '../../../tabletop/paint/piece-drawings';
import type { Drawing } from '../../../tabletop/paint/texture-cache';

export function tileDrawing(tile: Tile, detail: TileDetail, letters: Letters): Drawing {
  return cattleDrawing(raceOf(tile), valueOf(tile), detail, letters);
}

/**
 * By race and value. A drawing is kept whether its tile lies open or not, and the number of a hidden tile is to be nowhere in
 * a page: whoever looks for one there must not find this.
 */
export function cattleDrawing(race: Race, value: number, detail: TileDetail, letters: Letters): Drawing {
  const letter = letters[race];
  const small = smallOf(tileOf(race, value));
  return drawingAround(`cattle-${race}-${value}-${detail}-${letter}`, 48, 56, (brush) => {
    stencil(brush, `${race}-${detail}-${letter}`, (own) => drawBreed(own, race, detail, letter));
    drawWorth(brush, value, detail === 'full' ? small : null);
  });
}

export const TILE_BACK: Drawing = drawingAround('tile-back', 48, 56, drawTileBack);

export function gauchoDrawing(colour: Colour, pose: 'standing' | 'lying', isResting: boolean): Drawing {
  const isUp = pose === 'standing';
  return {
    name: `gaucho-${colour}-${pose}-${String(isResting)}`,
    left: isUp ? -28 : -44,
    top: isUp ? -68 : -28,
    right: isUp ? 30 : 42,
    bottom: 12,
    draw: (brush) => {
      // A gaucho who came this turn can't be used yet.
      brush.globalAlpha = isResting ? 0.62 : 1;
      (isUp ? drawStanding : drawLying)(brush, colour);
    },
  };
}

/** `3 × 9 = 27`, or 27 alone: on a scrap of parchment, or on bare ground. */
export function worthDrawing(tiles: number, highest: number, as: WorthAs): Drawing {
  const product = String(tiles * highest);
  const sum = as === 'sum' ? `${tiles}×${highest} =` : '';
  const width = figuresWidth(product, 20) + (as === 'sum' ? figuresWidth(sum, 15) + 16 : 8);
  return drawingAround(`worth-${tiles}-${highest}-${as}`, width / 2 + 2, 13, (brush) => {
    if (as === 'figure') drawBare(brush, width);
    else drawScrap(brush, width);
    brush.fillStyle = '#7a3a12';
    const [x, align] = as === 'sum' ? ([width / 2 - 6, 'right'] as const) : ([0, 'center'] as const);
    writeFigures(brush, product, x, 0.4, 20, align);
    brush.fillStyle = 'rgb(43 29 18 / 82%)';
    writeFigures(brush, sum, -width / 2 + 6, 0.6, 15, 'left');
  });
}

function drawScrap(brush: Brush, width: number): void {
  within(brush, () => {
    roundedPath(brush, -width / 2, -10.5, width, 21, 7);
    brush.fillStyle = 'rgb(255 250 236 / 92%)';
    brush.fill();
    brush.strokeStyle = 'rgb(92 56 24 / 45%)';
    brush.lineWidth = 1;
    brush.stroke();
  });
}

/** Only the letter that stands there is covered. */
function drawBare(brush: Brush, width: number): void {
  roundedPath(brush, -width / 2 + 2, -8, width - 4, 16, 3);
  brush.fillStyle = BARE;
  brush.fill();
}
