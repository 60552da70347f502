import { clamp, rect, type Rect, type Mark } from '../../../tabletop/layout/rect';
import type { AreaLayout } from './table-layout';

const ICON = 48;
/** Three dice one above the other, or one that is larger. */
const PRICE = { width: 30, height: 50 } as const;
const GAUCHO = { width: 48, height: 64 } as const;
/** Words are left out below this width: they would have to be too small to read. */
const NARROWEST_LABEL = 84;
const LABEL_HEIGHT = 18;
/** A narrow one that is high enough has two lines for them, and so room for words down to this width. */
const TWO_LINES = { narrowest: 70, widest: 100, height: 30, lowest: 104 } as const;

/** An area's icon, what it costs and a place for everybody's gaucho, in a box of any shape. */
export function areaIn(frame: Rect, players: number): AreaLayout {
  return frame.width > frame.height * 1.5 ? lengthwise(frame, players) : upright(frame, players);
}

/** Icon and price above, people below. */
export function upright(frame: Rect, players: number): AreaLayout {
  const { x, y, width, height } = frame;
  const label = labelHeight(width, height);
  const top = label === 0 ? 0 : label + 4;
  const edge = label === LABEL_HEIGHT ? 6 : 4;
  const icon = Math.min(width * 0.52, (height - top) * 0.5);
  const spotsTop = y + top + icon + 2;
  return {
    frame,
    icon: { x: x + width * 0.36, y: y + top + 4 + icon / 2, scale: icon / ICON },
    price: {
      x: x + width * 0.82,
      y: y + top + 4 + icon / 2,
      scale: clamp(icon / PRICE.height, 0.56, (width * 0.32) / PRICE.width),
    },
    label: label === 0 ? null : rect(x + edge, y + 4, width - 2 * edge, label),
    spots: spotsIn(rect(x + 4, spotsTop, width - 8, y + height - 5 - spotsTop), players),
  };
}

function labelHeight(width: number, height: number): number {
  const { narrowest, widest, lowest } = TWO_LINES;
  if (width >= narrowest && width < widest && height >= lowest) return TWO_LINES.height;
  return width >= NARROWEST_LABEL && height >= 84 ? LABEL_HEIGHT : 0;
}

/** What it is called above; below, the icon, what it costs, and people beside that. */
function lengthwise(frame: Rect, players: number): AreaLayout {
  const { x, y, width, height } = frame;
  const hasLabel = width >= NARROWEST_LABEL && height >= 62;
  const top = hasLabel ? LABEL_HEIGHT + 5 : 2;
  const icon = Math.min(height - top - 6, width * 0.32);
  const middle = y + top + (height - top - 3) / 2;
  const scale = Math.min(icon / PRICE.height, 1.25);
  const left = x + 8 + icon + 5 + PRICE.width * scale + 5;
  return {
    frame,
    icon: { x: x + 8 + icon / 2, y: middle, scale: icon / ICON },
    price: { x: x + 8 + icon + 5 + (PRICE.width * scale) / 2, y: middle, scale },
    label: hasLabel ? rect(x + 8, y + 4, width - 16, LABEL_HEIGHT) : null,
    spots: spotsIn(rect(left, y + top + 2, x + width - 6 - left, height - top - 8), players),
  };
}

/** In a row, feet on its lower edge; they may overlap like people who stand together. */
function spotsIn(box: Rect, players: number): readonly Mark[] {
  const step = box.width / players;
  const scale = clamp(Math.min((step * 1.3) / GAUCHO.width, box.height / GAUCHO.height), 0.34, 0.72);
  return Array.from({ length: players }, (_, seat) => ({
    x: box.x + (seat + 0.5) * step,
    y: box.y + box.height - 2,
    scale,
  }));
}
