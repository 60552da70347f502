import type { Seat } from '@pampa/rules';
import type { Race } from '@pampa/rules/el-gaucho';
import { herdsBehind, herdsIn, worthsIn } from './herd-layout';
import { clamp, rect, TOUCH, type Rect } from './rect';
import type { Mark, RanchLayout, SupplyLayout } from './table-layout';

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
  const pesos = x + width - (name === 0 ? 42 : 56);
  const marks = name === 0 ? 0 : 48;
  const left = x + 42 + name;
  return {
    seat,
    mode: 'near',
    frame,
    head: rect(x, y, width, height),
    badge: { x: x + 21, y: middle, scale: 0.95 },
    name: rect(x + 40, middle - 12, name, 24),
    token:
      name === 0 ? { x: x + 34, y: y + height - 9, scale: 0.5 } : { x: pesos - 36, y: middle, scale: 0.66 },
    lantern: name === 0 ? { x: x + 36, y: y + 8, scale: 0.6 } : { x: pesos - 62, y: middle - 1, scale: 0.78 },
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
    herds: herdsIn(rect(x + 5, y + height + 4, width - 10, frame.height - height - 9), races, 4, 0),
  };
}

/** Below this a ranch has no room for what its herds are worth. */
const NARROWEST_WORTHS = 96;

/** A rival's ranch where there is little room: numbers only. */
export function compactRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  return frame.width < 176 || frame.height > 76
    ? narrowRanch(seat, frame, races)
    : flatRanch(seat, frame, races);
}

/** Name, then pesos and gauchos, then herds, one below the other. */
function narrowRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { x, y, width, height } = frame;
  const hasWorths = width >= NARROWEST_WORTHS;
  const row = (height - 6) / 3;
  const [first, second, third] = [0.5, 1.5, 2.5].map((at) => y + 4 + row * at) as [number, number, number];
  const supplyX = hasWorths ? x + width - 30 : x + 15;
  const supplyY = hasWorths ? second : third;
  return {
    seat,
    mode: 'compact',
    frame,
    head: rect(x, y, width, row + 4),
    badge: { x: x + 13, y: first, scale: 0.56 },
    name: rect(x + 25, first - 9, width - 29 - (hasWorths ? 30 : 0), 18),
    token: { x: hasWorths ? x + width - 25 : x + width - 11, y: hasWorths ? first : third, scale: 0.42 },
    lantern: { x: x + width - 11, y: hasWorths ? first : second, scale: 0.5 },
    coin: { x: x + 14, y: second, scale: 0.6 },
    pesos: { x: x + 26, y: second, scale: 0.66 },
    supply: {
      frame: rect(supplyX - 8, supplyY - row / 2, 34, row),
      scale: Math.min((row / 64) * 0.9, 0.34),
      count: { x: supplyX + 10, y: supplyY, scale: 0.66 },
    },
    herds: hasWorths
      ? worthsIn(rect(x + 4, third - row / 2, width - 8, row), races)
      : herdsBehind({ x: x + width / 2, y: y + height / 2 }, races),
  };
}

/** Everything in two lines. */
function flatRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { x, y, width, height } = frame;
  const row = (height - 6) / 2;
  const first = y + 4 + row / 2;
  const pesos = x + width - 33;
  const supply = pesos - 48;
  return {
    seat,
    mode: 'compact',
    frame,
    head: rect(x, y, width, row + 4),
    badge: { x: x + 14, y: first, scale: 0.6 },
    name: rect(x + 27, first - 9, supply - 50 - (x + 27), 18),
    token: { x: supply - 25, y: first, scale: 0.44 },
    lantern: { x: supply - 41, y: first, scale: 0.5 },
    coin: { x: pesos - 12, y: first, scale: 0.6 },
    pesos: { x: pesos, y: first, scale: 0.66 },
    supply: {
      frame: rect(supply - 10, first - row / 2, 34, row),
      scale: (row / 64) * 0.92,
      count: { x: supply + 9, y: first, scale: 0.66 },
    },
    herds: worthsIn(rect(x + 4, y + 4 + row, width - 8, row), races),
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
