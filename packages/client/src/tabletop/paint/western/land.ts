import { ellipsePath, linear, radial, scatter, strokeBlades, within, type Brush } from '../brush';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pampa that a table lies on: sky and hills above the horizon, grass in the low sun below it. 0: grass alone. */
export function drawLand(brush: Brush, { width, height }: Size, horizon: number): void {
  drawSky(brush, width, horizon);
  drawGrass(brush, width, height, horizon);
  drawTufts(brush, width, height, horizon);
  drawLight(brush, width, height);
  // What is drawn on the land later has round line ends.
  brush.lineCap = 'round';
}

function drawSky(brush: Brush, width: number, horizon: number): void {
  if (horizon <= 0) return;
  brush.fillStyle = linear(brush, [0, 0, 0, horizon], [0, '#e8a767'], [0.45, '#f6c98a'], [1, '#fdeebd']);
  brush.fillRect(0, 0, width, horizon + 1);
  const sun = { x: width * 0.86, y: horizon * 0.62 };
  const size = horizon * 0.17;
  brush.fillStyle = radial(
    brush,
    [sun.x, sun.y, size * 0.4, size * 7],
    [0, 'rgb(255 250 220 / 95%)'],
    [0.2, 'rgb(255 232 160 / 50%)'],
    [1, 'rgb(255 214 130 / 0%)'],
  );
  brush.fillRect(0, 0, width, horizon);
  ellipsePath(brush, sun.x, sun.y, size, size);
  brush.fillStyle = '#fffbe6';
  brush.fill();
  drawClouds(brush, width, horizon);
  drawHills(brush, width, horizon, horizon * 0.3, '#c99f6b', 11);
  drawHills(brush, width, horizon, horizon * 0.17, '#a58b52', 5);
  drawWindmill(brush, width * 0.09, horizon, horizon * 0.5);
}

function drawClouds(brush: Brush, width: number, horizon: number): void {
  const chance = scatter(77);
  brush.fillStyle = 'rgb(255 246 224 / 40%)';
  for (let index = 0; index < 9; index++) {
    const x = chance() * width;
    const y = horizon * (0.08 + chance() * 0.42);
    const length = width * (0.05 + chance() * 0.09);
    ellipsePath(brush, x, y, length, horizon * 0.025);
    brush.fill();
    ellipsePath(brush, x + length * 0.3, y - horizon * 0.025, length * 0.5, horizon * 0.022);
    brush.fill();
  }
}

function drawHills(
  brush: Brush,
  width: number,
  horizon: number,
  height: number,
  colour: string,
  seed: number,
): void {
  const chance = scatter(seed);
  brush.beginPath();
  brush.moveTo(0, horizon + 2);
  const steps = 9;
  for (let index = 0; index <= steps; index++) {
    const x = (index / steps) * width;
    const y = horizon - height * (0.25 + chance() * 0.75);
    brush.quadraticCurveTo(x - width / steps / 2, y, x, horizon - height * (0.2 + chance() * 0.3));
  }
  brush.lineTo(width, horizon + 2);
  brush.closePath();
  brush.fillStyle = colour;
  brush.fill();
}

/** A wind pump. */
function drawWindmill(brush: Brush, x: number, ground: number, height: number): void {
  within(brush, () => {
    brush.translate(x, ground);
    brush.strokeStyle = 'rgb(84 58 34 / 85%)';
    brush.lineWidth = Math.max(1, height * 0.022);
    brush.beginPath();
    for (const side of [-1, 1]) {
      brush.moveTo(side * height * 0.14, 0);
      brush.lineTo(side * height * 0.03, -height * 0.8);
    }
    for (const level of [0.2, 0.4, 0.6]) {
      const half = height * (0.14 - 0.11 * (level / 0.8));
      brush.moveTo(-half, -height * level);
      brush.lineTo(half * 0.75, -height * (level + 0.18));
    }
    brush.stroke();
    brush.translate(0, -height * 0.84);
    brush.fillStyle = 'rgb(84 58 34 / 85%)';
    for (let index = 0; index < 12; index++) {
      brush.rotate(Math.PI / 6);
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.lineTo(height * 0.035, -height * 0.17);
      brush.lineTo(-height * 0.03, -height * 0.17);
      brush.closePath();
      brush.fill();
    }
    brush.fillRect(0, -height * 0.012, height * 0.26, height * 0.025);
    brush.fillRect(height * 0.2, -height * 0.06, height * 0.09, height * 0.12);
  });
}

function drawGrass(brush: Brush, width: number, height: number, horizon: number): void {
  brush.fillStyle = linear(
    brush,
    [0, horizon, 0, height],
    [0, '#d3bb68'],
    [0.12, '#bcae56'],
    [0.45, '#9d9a47'],
    [1, '#6f7434'],
  );
  brush.fillRect(0, horizon, width, height - horizon);
  // Bands of drier and greener grass.
  const chance = scatter(23);
  for (let index = 0; index < 26; index++) {
    const y = horizon + chance() * (height - horizon);
    const near = (y - horizon) / (height - horizon);
    brush.fillStyle = chance() > 0.5 ? 'rgb(226 204 120 / 16%)' : 'rgb(78 92 38 / 14%)';
    ellipsePath(brush, chance() * width, y, width * (0.1 + chance() * 0.25), 6 + 40 * near * chance());
    brush.fill();
  }
}

function drawTufts(brush: Brush, width: number, height: number, horizon: number): void {
  const chance = scatter(41);
  const count = Math.round((width * (height - horizon)) / 260);
  const [dry, green] = [new Path2D(), new Path2D()];
  for (let index = 0; index < count; index++) {
    const x = chance() * width;
    const y = horizon + chance() * (height - horizon);
    const near = 0.35 + 0.65 * ((y - horizon) / (height - horizon));
    const tuft = chance() > 0.45 ? dry : green;
    for (let blade = -1; blade <= 1; blade++) {
      tuft.moveTo(x + blade * 1.6, y);
      tuft.lineTo(x + blade * 3.4 * near, y - (4 + chance() * 5) * near);
    }
  }
  strokeBlades(brush, 1, [dry, 'rgb(240 222 140 / 26%)'], [green, 'rgb(66 74 28 / 30%)']);
}

/** Light from the low sun at the right; the far corner is in shade. */
function drawLight(brush: Brush, width: number, height: number): void {
  const reach = Math.hypot(width, height);
  brush.fillStyle = radial(
    brush,
    [width * 0.85, 0, 0, reach],
    [0, 'rgb(255 226 150 / 42%)'],
    [0.45, 'rgb(255 214 130 / 8%)'],
    [0.7, 'rgb(60 34 10 / 6%)'],
    [1, 'rgb(40 20 8 / 42%)'],
  );
  brush.fillRect(0, 0, width, height);
}
