import { castShadow, linear, noShadow, roundedPath, within, type Brush } from './brush';
import { FONTS } from './palette';
import type { Drawing } from './texture-cache';

/** A ribbon of cloth with a title and, below it, an optional line. It is as wide as its title needs, at most `widest`. */
export function bannerDrawing(title: string, line: string | null, widest: number): Drawing {
  const size = Math.min(44, widest / (title.length * 0.62 + 3));
  const half = Math.min(
    widest / 2,
    Math.max(title.length * size * 0.36, (line?.length ?? 0) * size * 0.14) + size * 1.6,
  );
  const height = size * (line === null ? 1.9 : 2.5);
  return {
    name: `banner-${title}-${line ?? ''}-${Math.round(widest)}`,
    left: -half - 20,
    top: -height / 2 - 14,
    right: half + 20,
    bottom: height / 2 + 24,
    draw: (brush) => drawBanner(brush, half, height, size, title, line),
  };
}

function drawBanner(
  brush: Brush,
  half: number,
  height: number,
  size: number,
  title: string,
  line: string | null,
): void {
  const tail = size * 0.9;
  within(brush, () => {
    castShadow(brush, 'rgb(30 8 0 / 60%)', 12, 6);
    brush.fillStyle = '#6d2412';
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.moveTo(side * (half - tail * 1.6), -height / 2 + size * 0.3);
      brush.lineTo(side * (half + 14), -height / 2 + size * 0.3);
      brush.lineTo(side * (half - tail * 0.3), size * 0.3);
      brush.lineTo(side * (half + 14), height / 2 + size * 0.3);
      brush.lineTo(side * (half - tail * 1.6), height / 2 + size * 0.3);
      brush.closePath();
      brush.fill();
    }
    roundedPath(brush, -half + tail, -height / 2, 2 * (half - tail), height, 6);
    brush.fillStyle = linear(
      brush,
      [0, -height / 2, 0, height / 2],
      [0, '#c9522b'],
      [0.5, '#b03f1d'],
      [1, '#8a2d13'],
    );
    brush.fill();
    noShadow(brush);
    roundedPath(brush, -half + tail + 5, -height / 2 + 5, 2 * (half - tail) - 10, height - 10, 4);
    brush.setLineDash([6, 5]);
    brush.strokeStyle = 'rgb(255 224 160 / 75%)';
    brush.lineWidth = 1.6;
    brush.stroke();
  });
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = '#fff3d6';
  brush.font = `400 ${size}px ${FONTS.display}`;
  brush.fillText(title, 0, line === null ? 2 : -size * 0.36, 2 * (half - tail) - 24);
  if (line === null) return;
  brush.font = `600 ${Math.max(14, size * 0.44)}px ${FONTS.slab}`;
  brush.fillStyle = '#ffdfa6';
  brush.fillText(line, 0, size * 0.68, 2 * (half - tail) - 24);
}
