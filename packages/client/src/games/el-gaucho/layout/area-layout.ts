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

/** Icon at the left; what it is called and costs beside it, and people below that. */
function lengthwise(frame: Rect, players: number): AreaLayout {
  const { x, y, width, height } = frame;
  const icon = Math.min(height * 0.72, width * 0.3);
  const left = x + icon + 10;
  const room = x + width - 6 - left;
  const hasLabel = room >= NARROWEST_LABEL && height >= 62;
  const at = { x: x + 6 + icon / 2, y: y + height / 2, scale: icon / ICON };
  if (!hasLabel) {
    const scale = clamp(height / 70, 0.62, 1.1);
    return {
      frame,
      icon: at,
      price: { x: left + room - 22 * scale, y: y + height / 2, scale },
      label: null,
      spots: spotsIn(rect(left, y + 2, room - 44 * scale, height - 8), players),
    };
  }
  return {
    frame,
    icon: at,
    price: { x: left + room - 14, y: y + 6 + LABEL_HEIGHT / 2, scale: 0.62 },
    label: rect(left, y + 4, room - 32, LABEL_HEIGHT),
    spots: spotsIn(rect(left, y + LABEL_HEIGHT + 8, room, height - LABEL_HEIGHT - 13), players),
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
