import type { Colour } from '@pampa/protocol';
import { raceOf, smallOf, tileOf, valueOf, type Die, type Race, type Tile } from '@pampa/rules/el-gaucho';
import { roundedPath, within, type Brush } from './brush';
import { drawDie } from './die-face';
import { figuresWidth, writeFigures } from './figures';
import { drawLying, drawStanding } from './gaucho-figure';
import { BARE, INK } from './palette';
import type { WorthAs } from '../layout/table-layout';
import type { Letters } from './ranch-art';
import { drawCoin, drawLantern, drawMarker, drawToken } from './small-things';
import { stencil } from './stencils';
import { drawBreed, drawTileBack, drawWorth, type TileDetail } from './tile-face';
import type { Drawing } from './wardrobe';

/** Everything that moves, as drawings with their bounds: as large as in NATURAL, and room for shadows. */

function around(name: string, halfWidth: number, halfHeight: number, draw: (brush: Brush) => void): Drawing {
  return { name, left: -halfWidth, top: -halfHeight, right: halfWidth, bottom: halfHeight, draw };
}

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
  return around(`cattle-${race}-${value}-${detail}-${letter}`, 48, 56, (brush) => {
    stencil(brush, `${race}-${detail}-${letter}`, (own) => drawBreed(own, race, detail, letter));
    drawWorth(brush, value, detail === 'full' ? small : null);
  });
}

export const TILE_BACK: Drawing = around('tile-back', 48, 56, drawTileBack);

export function gauchoDrawing(colour: Colour, pose: 'standing' | 'lying', isResting: boolean): Drawing {
  const isUp = pose === 'standing';
  return {
    name: `gaucho-${colour}-${pose}-${String(isResting)}`,
    left: isUp ? -28 : -44,
    top: isUp ? -68 : -28,
    right: isUp ? 30 : 42,
    bottom: 12,
    draw: (brush) => {
      // Whoever came this turn has not taken up his work yet.
      brush.globalAlpha = isResting ? 0.62 : 1;
      (isUp ? drawStanding : drawLying)(brush, colour);
    },
  };
}

export function dieDrawing(face: Die, wished: boolean): Drawing {
  return around(`die-${face}-${String(wished)}`, 30, 32, (brush) => drawDie(brush, face, wished));
}

export function markerDrawing(colour: Colour, hundreds: number): Drawing {
  return around(`marker-${colour}-${hundreds}`, 22, 34, (brush) => drawMarker(brush, colour, hundreds));
}

export const COIN: Drawing = around('coin', 15, 16, drawCoin);
export const TOKEN: Drawing = around('token', 21, 22, drawToken);
export const LANTERN: Drawing = around('lantern', 24, 26, drawLantern);

/** Of a running number; 24 high. */
const FIGURE_SIZE = 32;
const TONES = { ink: INK, light: '#fff1d2', gold: '#ffd65c' } as const;

export function figureDrawing(figure: string, tone: keyof typeof TONES): Drawing {
  const width = figuresWidth(figure, FIGURE_SIZE);
  return {
    name: `figure-${figure}-${tone}`,
    left: -3,
    top: -16,
    right: width + 3,
    bottom: 16,
    draw: (brush) => {
      if (tone === 'gold') {
        brush.lineJoin = 'round';
        brush.strokeStyle = '#4a2206';
        writeFigures(brush, figure, width / 2, 0, FIGURE_SIZE, 'center', 5);
      }
      brush.fillStyle = TONES[tone];
      writeFigures(brush, figure, width / 2, 0, FIGURE_SIZE);
    },
  };
}

export function figureWidth(figure: string): number {
  return figuresWidth(figure, FIGURE_SIZE);
}

/** `3 × 9 = 27`, or 27 alone: on a scrap of parchment, or on bare ground. */
export function worthDrawing(tiles: number, highest: number, as: WorthAs): Drawing {
  const product = String(tiles * highest);
  const sum = as === 'sum' ? `${tiles}×${highest} =` : '';
  const width = figuresWidth(product, 20) + (as === 'sum' ? figuresWidth(sum, 15) + 16 : 8);
  return around(`worth-${tiles}-${highest}-${as}`, width / 2 + 2, 13, (brush) => {
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
