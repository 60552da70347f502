import { clamp, rect, type Rect } from './rect';
import type { AreaLayout, Mark } from './table-layout';

const ICON = 48;
const GAUCHO = { width: 48, height: 64 } as const;
/** Words are left out below this width: they would have to be too small to read. */
const NARROWEST_LABEL = 84;
const LABEL_HEIGHT = 18;

/** An area's icon, what it costs and a place for everybody's gaucho, in a box of any shape. */
export function areaIn(frame: Rect, players: number): AreaLayout {
  return frame.width > frame.height * 1.5 ? lengthwise(frame, players) : upright(frame, players);
}

/** Icon and price above, people below. */
export function upright(frame: Rect, players: number): AreaLayout {
  const { x, y, width, height } = frame;
  const hasLabel = width >= NARROWEST_LABEL && height >= 84;
  const top = hasLabel ? LABEL_HEIGHT + 4 : 0;
  const icon = Math.min(width * 0.52, (height - top) * 0.5);
  const spotsTop = y + top + icon + 2;
  return {
    frame,
    icon: { x: x + width * 0.34, y: y + top + 4 + icon / 2, scale: icon / ICON },
    price: { x: x + width * 0.76, y: y + top + 4 + icon / 2, scale: clamp(icon / 40, 0.62, 1.1) },
    label: hasLabel ? rect(x + 6, y + 4, width - 12, LABEL_HEIGHT) : null,
    spots: spotsIn(rect(x + 4, spotsTop, width - 8, y + height - 5 - spotsTop), players),
  };
}

/** What it is called and costs above; below, the icon at the left and people beside it. */
function lengthwise(frame: Rect, players: number): AreaLayout {
  const { x, y, width, height } = frame;
  const hasLabel = width >= NARROWEST_LABEL + 36 && height >= 62;
  const top = hasLabel ? LABEL_HEIGHT + 5 : 2;
  const icon = Math.min(height - top - 6, width * 0.32);
  const left = x + icon + 14;
  const scale = hasLabel ? 0.62 : clamp(height / 70, 0.62, 1.1);
  const room = x + width - 6 - left - (hasLabel ? 0 : 44 * scale);
  return {
    frame,
    icon: { x: x + 8 + icon / 2, y: y + top + (height - top - 3) / 2, scale: icon / ICON },
    price: hasLabel
      ? { x: x + width - 20, y: y + 5 + LABEL_HEIGHT / 2, scale }
      : { x: x + width - 6 - 22 * scale, y: y + height / 2, scale },
    label: hasLabel ? rect(x + 8, y + 4, width - 44, LABEL_HEIGHT) : null,
    spots: spotsIn(rect(left, y + top + 2, room, height - top - 8), players),
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
