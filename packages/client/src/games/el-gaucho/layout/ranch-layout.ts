import type { Seat } from '@pampa/rules';
import type { Race } from '@pampa/rules/el-gaucho';
import { herdsIn, scaleInTwoRows } from './herd-layout';
import { clamp, rect, TOUCH, type Rect, type Mark } from '../../../tabletop/layout/rect';
import type { RanchLayout, SupplyLayout } from './table-layout';

/** One's own ranch: with a column for what one has beside cattle where it is wide, with a row where it is high. */
export function nearRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  return frame.width > frame.height * 2.7 ? broadRanch(seat, frame, races) : uprightRanch(seat, frame, races);
}

function broadRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { x, y, height } = frame;
  const width = clamp(frame.width * 0.19, 176, 280);
  const head = rect(x, y, width, height);
  const row = height / 3;
  return {
    seat,
    mode: 'near',
    frame,
    head,
    badge: { x: x + 30, y: y + row * 0.6, scale: 1.15 },
    name: rect(x + 54, y + row * 0.6 - 14, width - 54 - 44, 28),
    token: { x: x + width - 24, y: y + row * 0.6, scale: 0.9 },
    lantern: { x: x + width - 26, y: y + row * 1.52, scale: 1.25 },
    coin: { x: x + 32, y: y + row * 1.5, scale: 1.3 },
    pesos: { x: x + 54, y: y + row * 1.5, scale: clamp(row / 44, 1.1, 1.7) },
    supply: figures(rect(x + 8, y + row * 1.95, width - 16, height - row * 1.95 - 6)),
    herds: herdsIn(rect(x + width + 6, y + 6, frame.width - width - 12, height - 12), races, 6, TOUCH),
  };
}

function uprightRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { x, y, width } = frame;
  const height = TOUCH;
  const middle = y + height / 2;
  // One knows one's own name: it goes first where there is no room.
  const name = width < 280 ? 0 : clamp(width * 0.22, 52, 200);
  // Three figures end before its frame does.
  const pesos = x + width - (name === 0 ? 52 : 57);
  const marks = name === 0 ? 0 : 48;
  const left = x + (name === 0 ? 54 : 42 + name);
  return {
    seat,
    mode: 'near',
    frame,
    head: rect(x, y, width, height),
    badge: { x: x + 21, y: middle, scale: 0.95 },
    name: rect(x + 40, middle - 12, name, 24),
    token:
      name === 0 ? { x: x + 44, y: y + height - 12, scale: 0.46 } : { x: pesos - 36, y: middle, scale: 0.66 },
    lantern:
      name === 0 ? { x: x + 45, y: y + 15, scale: 0.56 } : { x: pesos - 62, y: middle - 1, scale: 0.78 },
    coin: { x: pesos - 14, y: middle, scale: 0.9 },
    pesos: { x: pesos, y: middle, scale: name === 0 ? 0.9 : 1 },
    supply: figures(rect(left, y, pesos - 30 - marks - left, height)),
    herds: herdsIn(rect(x + 5, y + height + 3, width - 10, frame.height - height - 8), races, 5, TOUCH),
  };
}

/** A rival's ranch with herds that can be read. */
export function panelRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { x, y, width } = frame;
  const height = 32;
  const middle = y + height / 2;
  const pesos = x + width - 52;
  const name = Math.min(width * 0.34, 190);
  const supplyLeft = x + 44 + name;
  return {
    seat,
    mode: 'panel',
    frame,
    head: rect(x, y, width, height),
    badge: { x: x + 20, y: middle, scale: 0.8 },
    name: rect(x + 38, middle - 11, name, 22),
    token: { x: pesos - 36, y: middle, scale: 0.6 },
    lantern: { x: pesos - 62, y: middle, scale: 0.66 },
    coin: { x: pesos - 14, y: middle, scale: 0.8 },
    pesos: { x: pesos, y: middle, scale: 0.88 },
    supply: figures(rect(supplyLeft, y + 3, pesos - 78 - supplyLeft, height - 4)),
    herds: herdsIn(
      rect(x + 5, y + height + 4, width - 10, frame.height - height - 9),
      races,
      4,
      0,
      scaleInTwoRows,
    ),
  };
}

/** Everybody at hand in a row. */
function figures(frame: Rect): SupplyLayout {
  return { frame, scale: Math.min(frame.height / 72, 0.66), count: null };
}

/** Where so many gauchos stand, feet on the lower edge: side by side while there is room, then closer together. */
export function supplySlots({ frame, scale, count: number }: SupplyLayout, count: number): readonly Mark[] {
  const y = frame.y + frame.height / 2 + 31 * scale;
  const room = number === null ? frame.width - 44 * scale : 0;
  const step = count < 2 ? 0 : Math.min(room / (count - 1), 40 * scale);
  return Array.from({ length: count }, (_, index) => ({ x: frame.x + 21 * scale + index * step, y, scale }));
}
