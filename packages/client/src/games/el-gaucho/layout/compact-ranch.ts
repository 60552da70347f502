import type { Seat } from '@pampa/rules';
import type { Race } from '@pampa/rules/el-gaucho';
import { worthsIn } from './herd-layout';
import { clamp, grid, middleOf, rect, type Rect, type Mark } from '../../../tabletop/layout/rect';
import type { RanchLayout, SupplyLayout } from './table-layout';

/** At scale 1: a figure of a number, a gaucho, a coin, the token of whoever begins, the lantern. */
const FIGURE = 17.5;
const GAUCHO = { width: 48, height: 64 } as const;
const COIN = 24;
const TOKEN = 34;
const LANTERN = 30;

/** Below this what its herds are worth does not go into one line. */
const NARROWEST_LINE = 96;
/** Above this there is room for marks beside the name. */
const ROOMY = 240;

/** A rival's ranch where there is little room: numbers only. */
export function compactRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  if (frame.width < NARROWEST_LINE) return slimRanch(seat, frame, races);
  return frame.width < 176 || frame.height > 76
    ? narrowRanch(seat, frame, races)
    : flatRanch(seat, frame, races);
}

/** Everything in two lines: who it is and what he has, then herds. */
function flatRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { x, y, width, height } = frame;
  const row = (height - 6) / 2;
  const first = y + 4 + row / 2;
  const isRoomy = width >= ROOMY;
  const badge: Mark = { x: x + 14, y: first, scale: 0.6 };
  const money = purse(x + width - 5, first, 3);
  const supply = countedGauchos(money.left - 7, first, row);
  const nameLeft = x + 27;
  const nameRight = supply.frame.x - (isRoomy ? 40 : 3);
  return {
    seat,
    mode: 'compact',
    frame,
    head: rect(x, y, width, row + 4),
    badge,
    name: rect(nameLeft, first - 9, nameRight - nameLeft, 18),
    ...(isRoomy
      ? {
          token: { x: supply.frame.x - 11, y: first, scale: 0.44 },
          lantern: { x: supply.frame.x - 28, y: first, scale: 0.5 },
        }
      : marksAtBadge(badge)),
    coin: money.coin,
    pesos: money.pesos,
    supply,
    herds: worthsIn(rect(x + 4, y + 4 + row, width - 8, row), races),
  };
}

/** Name, then pesos and gauchos, then herds, one below the other. */
function narrowRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { x, y, width, height } = frame;
  const row = (height - 6) / 3;
  const [first, second, third] = [0.5, 1.5, 2.5].map((at) => y + 4 + row * at) as [number, number, number];
  const supply = countedGauchos(x + width - 6, second, Math.min(row, 28));
  const marks = { token: TOKEN * 0.42, lantern: LANTERN * 0.5 } as const;
  return {
    seat,
    mode: 'compact',
    frame,
    head: rect(x, y, width, row + 4),
    badge: { x: x + 13, y: first, scale: 0.56 },
    name: rect(x + 25, first - 9, width - 29 - marks.token - marks.lantern, 18),
    token: { x: x + width - 3 - marks.lantern - marks.token / 2, y: first, scale: 0.42 },
    lantern: { x: x + width - 3 - marks.lantern / 2, y: first, scale: 0.5 },
    coin: { x: x + 14, y: second, scale: 0.6 },
    pesos: { x: x + 26, y: second, scale: 0.66 },
    supply,
    herds: worthsIn(rect(x + 4, third - row / 2, width - 8, row), races),
  };
}

/** Name, pesos, and below them herds three to a line with the gauchos as the last of them. */
function slimRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { x, y, width, height } = frame;
  const cells = clamp((height - 4) * 0.24, 14, 19);
  const row = (height - 6 - 2 * cells) / 2;
  const [first, second] = [y + 4 + row / 2, y + 4 + row * 1.5];
  const box = rect(x + 2, y + height - 2 - 2 * cells, width - 4, 2 * cells);
  const badge: Mark = { x: x + 11, y: first, scale: 0.5 };
  const sixth = middleOf(grid(box, 3, 2, 1)[5] as Rect);
  const supply = countedGauchos(x + width - 2, sixth.y, cells);
  const pesosScale = 0.58;
  return {
    seat,
    mode: 'compact',
    frame,
    head: rect(x, y, width, row + 4),
    badge,
    name: rect(x + 21, first - 8, width - 24, 16),
    ...marksAtBadge(badge),
    coin: { x: x + 12, y: second, scale: 0.5 },
    pesos: { x: x + 21, y: second, scale: pesosScale },
    supply,
    herds: worthsIn(box, races, 3),
  };
}

/** A coin and a number of so many figures, right-aligned. */
function purse(
  right: number,
  y: number,
  figures: number,
): { readonly coin: Mark; readonly pesos: Mark; readonly left: number } {
  const scale = 0.66;
  const pesos = right - figures * FIGURE * scale;
  const coin = { x: pesos - 10, y, scale: 0.6 };
  return { pesos: { x: pesos, y, scale }, coin, left: coin.x - (COIN * coin.scale) / 2 };
}

/** A gaucho and how many there are, beside each other: the last figure ends at `right`. */
function countedGauchos(right: number, y: number, height: number): SupplyLayout {
  const scale = Math.min((height / GAUCHO.height) * 0.92, 0.42);
  const figure = clamp(height / 34, 0.46, 0.66);
  const count = right - FIGURE * figure;
  const width = GAUCHO.width * scale;
  return {
    frame: rect(count - 1 - width, y - height / 2, width + 1 + FIGURE * figure, height),
    scale,
    count: { x: count, y, scale: figure },
  };
}

/** Where there is no room beside the name: at the rim of the badge, which stays to be seen. */
function marksAtBadge({ x, y, scale }: Mark): { readonly token: Mark; readonly lantern: Mark } {
  return {
    token: { x: x - 10 * scale, y: y + 15 * scale, scale: scale * 0.66 },
    lantern: { x: x - 12 * scale, y: y - 10 * scale, scale: scale * 0.72 },
  };
}
