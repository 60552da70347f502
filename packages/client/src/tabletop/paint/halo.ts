import { castShadow, ellipsePath, linear, noShadow, roundedPath, within, type Brush } from './brush';
import type { Rect } from '../layout/rect';
import type { Drawing } from './texture-cache';

/** What the light around a thing means: it can be touched, it is picked, a lesson or the log points at it, it is this player's turn. */
export type HaloTone = 'lit' | 'picked' | 'pointed' | 'turn';

const MARGIN = 16;
const PANEL_RADIUS = 11;

/** Light around a box of this size, in CSS pixels. It is drawn because the canvas renderer has no shaders for a glow. */
export function haloDrawing(width: number, height: number, radius: number, tone: HaloTone): Drawing {
  return {
    name: `halo-${Math.round(width)}-${Math.round(height)}-${Math.round(radius)}-${tone}`,
    left: -width / 2 - MARGIN,
    top: -height / 2 - MARGIN,
    right: width / 2 + MARGIN,
    bottom: height / 2 + MARGIN,
    draw: (brush) => drawHalo(brush, width, height, radius, tone),
  };
}

/** Around the panel of a player who is asked. */
export function turnHaloDrawing({ width, height }: Rect): Drawing {
  return haloDrawing(width, height, PANEL_RADIUS, 'turn');
}

const TONES: Readonly<
  Record<HaloTone, { readonly glow: string; readonly line: string; readonly width: number }>
> = {
  lit: { glow: 'rgb(255 214 74 / 95%)', line: '#fff2b0', width: 2.5 },
  picked: { glow: 'rgb(255 120 30 / 100%)', line: '#fffdf2', width: 3.5 },
  turn: { glow: 'rgb(255 190 80 / 80%)', line: '#f7cf74', width: 2 },
  pointed: { glow: 'rgb(110 200 255 / 95%)', line: '#e6f7ff', width: 3 },
};

function drawHalo(brush: Brush, width: number, height: number, radius: number, tone: HaloTone): void {
  const { glow, line, width: thickness } = TONES[tone];
  within(brush, () => {
    castShadow(brush, glow, 11);
    roundedPath(brush, -width / 2, -height / 2, width, height, radius);
    brush.strokeStyle = glow;
    brush.lineWidth = tone === 'turn' ? 3 : 7;
    brush.stroke();
    brush.stroke();
    noShadow(brush);
    brush.strokeStyle = line;
    brush.lineWidth = thickness;
    brush.stroke();
  });
}

/** An arrow that points down at something, its tip at 0, 0. */
export const POINTER: Drawing = {
  name: 'pointer',
  left: -20,
  top: -46,
  right: 20,
  bottom: 8,
  draw: (brush) => {
    within(brush, () => {
      castShadow(brush, 'rgb(20 30 60 / 60%)', 5, 2);
      brush.lineJoin = 'round';
      const arrow = new Path2D('M0 0 L-14 -17 L-6 -17 L-6 -38 L6 -38 L6 -17 L14 -17 Z');
      brush.fillStyle = linear(brush, [0, -38, 0, 0], [0, '#bfe6ff'], [1, '#3f9be0']);
      brush.fill(arrow);
      noShadow(brush);
      brush.strokeStyle = '#f5fcff';
      brush.lineWidth = 2.4;
      brush.stroke(arrow);
    });
  },
};

/** A gap between two pieces into which another can be put. */
export function gapDrawing(height: number): Drawing {
  return {
    name: `gap-${Math.round(height)}`,
    left: -20,
    top: -height / 2 - 14,
    right: 20,
    bottom: height / 2 + 14,
    draw: (brush) => {
      const foot = height / 2 - 8;
      within(brush, () => {
        castShadow(brush, 'rgb(255 190 60 / 100%)', 8);
        roundedPath(brush, -3, -height / 2, 6, height, 3);
        brush.fillStyle = '#fff2b0';
        brush.fill();
        brush.fill();
        noShadow(brush);
        // The plus is at the foot: numbers are at the top.
        ellipsePath(brush, 0, foot, 12, 12);
        brush.fillStyle = linear(brush, [0, foot - 12, 0, foot + 12], [0, '#ffd76a'], [1, '#d98f1c']);
        brush.fill();
        brush.strokeStyle = '#5a3208';
        brush.lineWidth = 1.6;
        brush.stroke();
        brush.fillStyle = '#3b1f04';
        roundedPath(brush, -6, foot - 1.5, 12, 3, 1.4);
        brush.fill();
        roundedPath(brush, -1.5, foot - 6, 3, 12, 1.4);
        brush.fill();
      });
    },
  };
}
