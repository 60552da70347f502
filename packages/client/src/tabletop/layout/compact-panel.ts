import type { PanelHead } from './player-panel';
import { clamp, grid, middleOf, rect, type Mark, type Rect } from './rect';

/** Sizes at scale 1: a figure of a number, a coin, the start player's token, the lantern. */
const FIGURE = 17.5;
const COIN = 24;
const TOKEN = 34;
const LANTERN = 30;

/** Below this width the body does not fit into one line. */
const NARROWEST_LINE = 96;
/** From this width on there is room for token and lantern beside the name. */
const ROOMY = 240;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A piece, and beside it how many of them there are. */
export interface CountedPiece {
  readonly frame: Rect;
  readonly scale: number;
  /** The left end of the number. */
  readonly count: Mark;
}

/** A rival's panel where there is little room: numbers only. */
export interface CompactPanel extends PanelHead {
  readonly supply: CountedPiece;
  readonly body: Rect;
  /** In how many columns the body is divided, where it has more than one line; the last cell is taken by the supply. */
  readonly columns: number | null;
}

/** `piece`: the size of what is counted, at scale 1. */
export function compactPanel(frame: Rect, piece: Size): CompactPanel {
  if (frame.width < NARROWEST_LINE) return slimPanel(frame, piece);
  return frame.width < 176 || frame.height > 76 ? narrowPanel(frame, piece) : flatPanel(frame, piece);
}

/** Two lines: the player with score and supply, then the body. */
function flatPanel(frame: Rect, piece: Size): CompactPanel {
  const { x, y, width, height } = frame;
  const row = (height - 6) / 2;
  const first = y + 4 + row / 2;
  const isRoomy = width >= ROOMY;
  const badge: Mark = { x: x + 14, y: first, scale: 0.6 };
  const money = purse(x + width - 5, first, 3);
  const supply = counted(money.left - 7, first, row, piece);
  const nameLeft = x + 27;
  const nameRight = supply.frame.x - (isRoomy ? 40 : 3);
  return {
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
    score: money.score,
    supply,
    body: rect(x + 4, y + 4 + row, width - 8, row),
    columns: null,
  };
}

/** Three lines: the player, score and supply, the body. */
function narrowPanel(frame: Rect, piece: Size): CompactPanel {
  const { x, y, width, height } = frame;
  const row = (height - 6) / 3;
  const [first, second, third] = [0.5, 1.5, 2.5].map((at) => y + 4 + row * at) as [number, number, number];
  const marks = { token: TOKEN * 0.42, lantern: LANTERN * 0.5 } as const;
  return {
    frame,
    head: rect(x, y, width, row + 4),
    badge: { x: x + 13, y: first, scale: 0.56 },
    name: rect(x + 25, first - 9, width - 29 - marks.token - marks.lantern, 18),
    token: { x: x + width - 3 - marks.lantern - marks.token / 2, y: first, scale: 0.42 },
    lantern: { x: x + width - 3 - marks.lantern / 2, y: first, scale: 0.5 },
    coin: { x: x + 14, y: second, scale: 0.6 },
    score: { x: x + 26, y: second, scale: 0.66 },
    supply: counted(x + width - 6, second, Math.min(row, 28), piece),
    body: rect(x + 4, third - row / 2, width - 8, row),
    columns: null,
  };
}

/** The player, the score, and a body of two lines with three cells each; the supply is the last cell. */
function slimPanel(frame: Rect, piece: Size): CompactPanel {
  const { x, y, width, height } = frame;
  const cells = clamp((height - 4) * 0.24, 14, 19);
  const row = (height - 6 - 2 * cells) / 2;
  const [first, second] = [y + 4 + row / 2, y + 4 + row * 1.5];
  const body = rect(x + 2, y + height - 2 - 2 * cells, width - 4, 2 * cells);
  const badge: Mark = { x: x + 11, y: first, scale: 0.5 };
  const columns = 3;
  const last = middleOf(grid(body, columns, 2, 1)[5] as Rect);
  return {
    frame,
    head: rect(x, y, width, row + 4),
    badge,
    name: rect(x + 21, first - 8, width - 24, 16),
    ...marksAtBadge(badge),
    coin: { x: x + 12, y: second, scale: 0.5 },
    score: { x: x + 21, y: second, scale: 0.58 },
    supply: counted(x + width - 2, last.y, cells, piece),
    body,
    columns,
  };
}

/** A coin and a number of so many figures, right-aligned. */
function purse(
  right: number,
  y: number,
  figures: number,
): { readonly coin: Mark; readonly score: Mark; readonly left: number } {
  const scale = 0.66;
  const score = right - figures * FIGURE * scale;
  const coin = { x: score - 10, y, scale: 0.6 };
  return { score: { x: score, y, scale }, coin, left: coin.x - (COIN * coin.scale) / 2 };
}

/** A piece and how many there are, side by side: the last figure ends at `right`. */
function counted(right: number, y: number, height: number, piece: Size): CountedPiece {
  const scale = Math.min((height / piece.height) * 0.92, 0.42);
  const figure = clamp(height / 34, 0.46, 0.66);
  const count = right - FIGURE * figure;
  const width = piece.width * scale;
  return {
    frame: rect(count - 1 - width, y - height / 2, width + 1 + FIGURE * figure, height),
    scale,
    count: { x: count, y, scale: figure },
  };
}

/** Token and lantern where there is no room beside the name: at the rim of the badge, so that its emblem is seen. */
function marksAtBadge({ x, y, scale }: Mark): { readonly token: Mark; readonly lantern: Mark } {
  return {
    token: { x: x - 10 * scale, y: y + 15 * scale, scale: scale * 0.66 },
    lantern: { x: x - 12 * scale, y: y - 10 * scale, scale: scale * 0.72 },
  };
}
