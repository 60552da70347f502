import type { Colour } from '@pampa/protocol';
import type { Brush } from './brush';
import { drawDie } from './die-face';
import { figuresWidth, writeFigures } from './figures';
import { INK } from './palette';
import { drawCoin, drawLantern, drawMarker, drawToken } from './small-things';
import type { Drawing } from './texture-cache';

/** A drawing with its middle at 0, 0; its bounds leave room for a shadow. */
export function drawingAround(
  name: string,
  halfWidth: number,
  halfHeight: number,
  draw: (brush: Brush) => void,
): Drawing {
  return { name, left: -halfWidth, top: -halfHeight, right: halfWidth, bottom: halfHeight, draw };
}

export function dieDrawing(face: number, isGold: boolean): Drawing {
  return drawingAround(`die-${face}-${String(isGold)}`, 30, 32, (brush) => drawDie(brush, face, isGold));
}

export function markerDrawing(colour: Colour, hundreds: number): Drawing {
  return drawingAround(`marker-${colour}-${hundreds}`, 22, 34, (brush) =>
    drawMarker(brush, colour, hundreds),
  );
}

export const COIN: Drawing = drawingAround('coin', 15, 16, drawCoin);
export const TOKEN: Drawing = drawingAround('token', 21, 22, drawToken);
export const LANTERN: Drawing = drawingAround('lantern', 24, 26, drawLantern);

/** The em of a counter's figures, which are 24 high. */
const FIGURE_SIZE = 32;
const COUNT_TONES = { ink: INK, light: '#fff1d2', gold: '#ffd65c' } as const;

/** `gold` has a dark outline, to be read over anything. */
export type CountTone = keyof typeof COUNT_TONES;

/** One figure of a counter: counters are put together of sprites, so that a running one paints nothing. */
export function figureDrawing(figure: string, tone: CountTone): Drawing {
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
      brush.fillStyle = COUNT_TONES[tone];
      writeFigures(brush, figure, width / 2, 0, FIGURE_SIZE);
    },
  };
}

export function figureWidth(figure: string): number {
  return figuresWidth(figure, FIGURE_SIZE);
}
