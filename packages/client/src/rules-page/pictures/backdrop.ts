import { linear, type Brush } from '../../tabletop/paint/brush';

/** Grass in the afternoon, for pieces to lie on. */
export function meadow(brush: Brush, width: number, height: number): void {
  brush.fillStyle = linear(brush, [0, 0, 0, height], [0, '#c7b25c'], [0.55, '#a09a48'], [1, '#6f7530']);
  brush.fillRect(0, 0, width, height);
  light(brush, width, height);
}

/** The trodden sand of the ring. */
export function sand(brush: Brush, width: number, height: number): void {
  brush.fillStyle = linear(brush, [0, 0, width, height], [0, '#eccb8c'], [1, '#bf8d4f']);
  brush.fillRect(0, 0, width, height);
  light(brush, width, height);
}

/** The boards of a table on the ranch. */
export function boards(brush: Brush, width: number, height: number): void {
  brush.fillStyle = linear(brush, [0, 0, 0, height], [0, '#a06b3f'], [1, '#6d4224']);
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = 'rgb(40 20 8 / 35%)';
  for (let y = height / 4; y < height; y += height / 4) brush.fillRect(0, y, width, 2);
  light(brush, width, height);
}

/** It comes from the upper left, low. */
function light(brush: Brush, width: number, height: number): void {
  const glow = brush.createRadialGradient(width * 0.2, 0, 0, width * 0.2, 0, width);
  glow.addColorStop(0, 'rgb(255 240 200 / 45%)');
  glow.addColorStop(1, 'rgb(60 30 10 / 22%)');
  brush.fillStyle = glow;
  brush.fillRect(0, 0, width, height);
}
