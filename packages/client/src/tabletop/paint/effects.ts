import { ellipsePath, radial, type Brush } from './brush';
import { COIN, drawingAround } from './piece-drawings';
import type { Drawing } from './texture-cache';

/** Particles every game has; a game adds its own. */
export type CommonParticle = 'dust' | 'spark' | 'coin' | 'star' | 'glow' | 'leaf';

/** 24 wide, the glow 96. */
export const COMMON_PARTICLES: Readonly<Record<CommonParticle, Drawing>> = {
  dust: particle('dust', 12, (brush) => {
    brush.fillStyle = radial(
      brush,
      [0, 0, 0, 12],
      [0, 'rgb(226 196 138 / 80%)'],
      [0.6, 'rgb(206 172 110 / 38%)'],
      [1, 'rgb(206 172 110 / 0%)'],
    );
    ellipsePath(brush, 0, 0, 12, 12);
    brush.fill();
  }),
  spark: particle('spark', 12, (brush) => {
    brush.fillStyle = radial(
      brush,
      [0, 0, 0, 12],
      [0, 'rgb(255 252 226 / 100%)'],
      [0.3, 'rgb(255 222 120 / 85%)'],
      [1, 'rgb(255 190 60 / 0%)'],
    );
    ellipsePath(brush, 0, 0, 12, 12);
    brush.fill();
  }),
  coin: COIN,
  star: particle('star', 12, (brush) => {
    brush.fillStyle = '#ffe39a';
    brush.fill(
      new Path2D('M0 -11 Q1.500 -1.500 11 0 Q1.500 1.500 0 11 Q-1.500 1.500 -11 0 Q-1.500 -1.500 0 -11 Z'),
    );
  }),
  glow: particle('glow', 48, (brush) => {
    brush.fillStyle = radial(
      brush,
      [0, 0, 0, 48],
      [0, 'rgb(255 232 150 / 85%)'],
      [0.5, 'rgb(255 204 90 / 35%)'],
      [1, 'rgb(255 190 60 / 0%)'],
    );
    ellipsePath(brush, 0, 0, 48, 48);
    brush.fill();
  }),
  leaf: particle('leaf', 12, (brush) => {
    brush.fillStyle = '#8c9a3e';
    brush.fill(new Path2D('M-10 4 C-6 -8 6 -8 10 -4 C6 8 -4 8 -10 4 Z'));
  }),
};

/** A particle of `2 * half` in both directions. */
export function particle(name: string, half: number, draw: (brush: Brush) => void): Drawing {
  return drawingAround(name, half, half, draw);
}
