/** A 2D context whose unit is the drawing's own. */
export type Brush = CanvasRenderingContext2D;

/** Draws half of a symmetric shape on both sides of x = 0. */
export function mirrored(brush: Brush, draw: (brush: Brush, side: 1 | -1) => void): void {
  for (const side of [-1, 1] as const) {
    brush.save();
    brush.scale(side, 1);
    draw(brush, side);
    brush.restore();
  }
}

/** Runs `draw` and restores the brush's state afterwards. */
export function within(brush: Brush, draw: () => void): void {
  brush.save();
  draw();
  brush.restore();
}

export function roundedPath(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, Math.max(0, Math.min(radius, width / 2, height / 2)));
}

export function ellipsePath(brush: Brush, x: number, y: number, rx: number, ry: number, turn = 0): void {
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
}

type Stop = readonly [at: number, colour: string];

export function linear(
  brush: Brush,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  ...stops: readonly Stop[]
): CanvasGradient {
  const gradient = brush.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function radial(
  brush: Brush,
  [x, y, from, to]: readonly [number, number, number, number],
  ...stops: readonly Stop[]
): CanvasGradient {
  const gradient = brush.createRadialGradient(x, y, from, x, y, to);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** Strokes thousands of blades or hairs, one stroke per colour: stroked one by one they take longer than everything else. */
export function strokeBlades(brush: Brush, width: number, ...paths: readonly [Path2D, string][]): void {
  within(brush, () => {
    brush.lineWidth = width;
    brush.lineCap = 'butt';
    for (const [path, colour] of paths) {
      brush.strokeStyle = colour;
      brush.stroke(path);
    }
  });
}

/** Sets the shadow of what is filled or stroked next, in the drawing's own units: a canvas takes pixels. */
export function castShadow(brush: Brush, colour: string, blur: number, dy = 0, dx = 0): void {
  const { a, b } = brush.getTransform();
  const scale = Math.hypot(a, b);
  brush.shadowColor = colour;
  brush.shadowBlur = blur * scale;
  brush.shadowOffsetX = dx * scale;
  brush.shadowOffsetY = dy * scale;
}

export function noShadow(brush: Brush): void {
  brush.shadowColor = 'transparent';
}

/** A seeded random generator for scattered details: they must not move when a texture is painted again. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
