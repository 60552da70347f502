import type { Rect } from '../layout/rect';
import type { Brush } from './brush';
import { FONTS } from './palette';

export interface Style {
  readonly size: number;
  readonly weight: 400 | 600 | 700;
  readonly font: keyof typeof FONTS;
  readonly align: 'left' | 'center';
}

const SMALLEST = 11;

/** Writes one line into a box. A line that is too long gets smaller, at most down to SMALLEST, and is then cut. */
export function fitText(brush: Brush, text: string, box: Rect, style: Style): void {
  const fontOf = (size: number): string => `${style.weight} ${size}px ${FONTS[style.font]}`;
  brush.font = fontOf(style.size);
  const natural = brush.measureText(text).width;
  const size = Math.max(SMALLEST, Math.min(style.size, (style.size * box.width) / Math.max(1, natural)));
  brush.font = fontOf(size);
  let shown = text;
  while (shown.length > 1 && brush.measureText(shown).width > box.width) {
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  }
  brush.textAlign = style.align;
  brush.textBaseline = 'middle';
  brush.fillText(
    shown,
    style.align === 'left' ? box.x : box.x + box.width / 2,
    box.y + box.height / 2 + size * 0.06,
  );
}

/** Writes into a box with room for two lines: a text too long for one line is broken after its first word. */
export function fitWords(brush: Brush, text: string, box: Rect, style: Style): void {
  const [first = '', ...others] = text.split(' ');
  const height = box.height / 2;
  brush.font = `${style.weight} ${style.size}px ${FONTS[style.font]}`;
  if (others.length === 0 || height < style.size || brush.measureText(text).width <= box.width) {
    fitText(brush, text, box, style);
    return;
  }
  fitText(brush, first, { ...box, height }, style);
  fitText(brush, others.join(' '), { ...box, y: box.y + height, height }, style);
}
