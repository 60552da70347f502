import { clamp, rect, TOUCH, type Mark, type Rect } from './rect';

/** Who a panel belongs to and how they stand: what every game shows of a player. */
export interface PanelHead {
  readonly frame: Rect;
  readonly head: Rect;
  readonly badge: Mark;
  readonly name: Rect;
  readonly coin: Mark;
  /** The left end of the number. */
  readonly score: Mark;
  /** The start player's token. */
  readonly token: Mark;
  /** Lit while the player is asked. */
  readonly lantern: Mark;
}

/** A panel with room for a game's own things. */
export interface OpenPanel extends PanelHead {
  /** What is left of the head. */
  readonly room: Rect;
  readonly body: Rect;
}

/** The viewer's own panel: its head is a column where the panel is broad, otherwise a row. */
export function nearPanel(frame: Rect): OpenPanel {
  return frame.width > frame.height * 2.7 ? columnHead(frame) : rowHead(frame);
}

function columnHead(frame: Rect): OpenPanel {
  const { x, y, height } = frame;
  const width = clamp(frame.width * 0.19, 176, 280);
  const row = height / 3;
  return {
    frame,
    head: rect(x, y, width, height),
    badge: { x: x + 30, y: y + row * 0.6, scale: 1.15 },
    name: rect(x + 54, y + row * 0.6 - 14, width - 54 - 44, 28),
    token: { x: x + width - 24, y: y + row * 0.6, scale: 0.9 },
    lantern: { x: x + width - 26, y: y + row * 1.52, scale: 1.25 },
    coin: { x: x + 32, y: y + row * 1.5, scale: 1.3 },
    score: { x: x + 54, y: y + row * 1.5, scale: clamp(row / 44, 1.1, 1.7) },
    room: rect(x + 8, y + row * 1.95, width - 16, height - row * 1.95 - 6),
    body: rect(x + width + 6, y + 6, frame.width - width - 12, height - 12),
  };
}

function rowHead(frame: Rect): OpenPanel {
  const { x, y, width } = frame;
  const height = TOUCH;
  const middle = y + height / 2;
  // Players know their own name: where there is no room, it is left out first.
  const name = width < 280 ? 0 : clamp(width * 0.22, 52, 200);
  // Three figures end before the frame does.
  const score = x + width - (name === 0 ? 52 : 57);
  const marks = name === 0 ? 0 : 48;
  const left = x + (name === 0 ? 54 : 42 + name);
  return {
    frame,
    head: rect(x, y, width, height),
    badge: { x: x + 21, y: middle, scale: 0.95 },
    name: rect(x + 40, middle - 12, name, 24),
    token:
      name === 0 ? { x: x + 44, y: y + height - 12, scale: 0.46 } : { x: score - 36, y: middle, scale: 0.66 },
    lantern:
      name === 0 ? { x: x + 45, y: y + 15, scale: 0.56 } : { x: score - 62, y: middle - 1, scale: 0.78 },
    coin: { x: score - 14, y: middle, scale: 0.9 },
    score: { x: score, y: middle, scale: name === 0 ? 0.9 : 1 },
    room: rect(left, y, score - 30 - marks - left, height),
    body: rect(x + 5, y + height + 3, width - 10, frame.height - height - 8),
  };
}

/** A rival's panel with a body that can be read. */
export function rivalPanel(frame: Rect): OpenPanel {
  const { x, y, width } = frame;
  const height = 32;
  const middle = y + height / 2;
  const score = x + width - 52;
  const name = Math.min(width * 0.34, 190);
  const left = x + 44 + name;
  return {
    frame,
    head: rect(x, y, width, height),
    badge: { x: x + 20, y: middle, scale: 0.8 },
    name: rect(x + 38, middle - 11, name, 22),
    token: { x: score - 36, y: middle, scale: 0.6 },
    lantern: { x: score - 62, y: middle, scale: 0.66 },
    coin: { x: score - 14, y: middle, scale: 0.8 },
    score: { x: score, y: middle, scale: 0.88 },
    room: rect(left, y + 3, score - 78 - left, height - 4),
    body: rect(x + 5, y + height + 4, width - 10, frame.height - height - 9),
  };
}
