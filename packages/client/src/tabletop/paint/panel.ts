import type { Rect } from '../layout/rect';
import { castShadow, linear, noShadow, roundedPath, within, type Brush } from './brush';
import { writeFigures } from './figures';
import { INK } from './palette';
import type { Drawing } from './texture-cache';

/** A wooden tray that lies over the table, its middle at 0, 0. */
export function trayDrawing({ width, height }: Rect): Drawing {
  return {
    name: `tray-${Math.round(width)}-${Math.round(height)}`,
    left: -width / 2 - 16,
    top: -height / 2 - 16,
    right: width / 2 + 16,
    bottom: height / 2 + 22,
    draw: (brush) => drawTray(brush, width, height),
  };
}

function drawTray(brush: Brush, width: number, height: number): void {
  const left = -width / 2;
  const top = -height / 2;
  within(brush, () => {
    castShadow(brush, 'rgb(24 8 0 / 70%)', 14, 6);
    roundedPath(brush, left, top, width, height, 14);
    brush.fillStyle = linear(brush, [0, top, 0, -top], [0, '#9a6537'], [1, '#5f3719']);
    brush.fill();
    noShadow(brush);
    brush.strokeStyle = 'rgb(255 224 170 / 55%)';
    brush.lineWidth = 1.5;
    brush.stroke();
    roundedPath(brush, left + 7, top + 7, width - 14, height - 14, 9);
    brush.fillStyle = linear(brush, [0, top, 0, -top], [0, '#46502a'], [1, '#5d6a36']);
    brush.fill();
    brush.clip();
    brush.strokeStyle = 'rgb(14 8 0 / 55%)';
    brush.lineWidth = 9;
    roundedPath(brush, left + 5, top + 5, width - 10, height - 4, 10);
    brush.stroke();
  });
}

/** A slip of paper that says what a choice would bring: a value, or a sum of money with a coin. 22 high. */
export function hintDrawing(text: string, hasCoin: boolean): Drawing {
  const width = text.length * 10 + (hasCoin ? 34 : 20);
  return {
    name: `hint-${text}-${String(hasCoin)}`,
    left: -width / 2 - 4,
    top: -14,
    right: width / 2 + 4,
    bottom: 14,
    draw: (brush) => {
      roundedPath(brush, -width / 2, -11, width, 22, 8);
      brush.fillStyle = hasCoin ? '#f6cf6a' : '#fff8e6';
      brush.fill();
      brush.strokeStyle = 'rgb(60 30 6 / 70%)';
      brush.lineWidth = 1.2;
      brush.stroke();
      brush.fillStyle = INK;
      writeFigures(brush, text, hasCoin ? 8 : 0, 0, 19);
      if (hasCoin) drawSmallCoin(brush, -width / 2 + 14);
    },
  };
}

function drawSmallCoin(brush: Brush, x: number): void {
  brush.beginPath();
  brush.arc(x, 0, 7, 0, Math.PI * 2);
  brush.fillStyle = linear(brush, [x - 6, -6, x + 6, 6], [0, '#ffe9a3'], [1, '#b47a17']);
  brush.fill();
  brush.strokeStyle = '#6d420a';
  brush.lineWidth = 1.2;
  brush.stroke();
}
