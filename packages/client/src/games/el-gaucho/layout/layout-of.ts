import type { Seat } from '@pampa/rules';
import type { Area } from '@pampa/rules/el-gaucho';
import { areaIn, upright } from './area-layout';
import { herdsIn, SMALLEST_TILE } from './herd-layout';
import { pampaIn } from './pampa-layout';
import { compactRanch, nearRanch, panelRanch } from './ranch-layout';
import { grid, inset, rect, TOUCH, type Rect, type Mark } from '../../../tabletop/layout/rect';
import { handIn, ringIn, wishesOver } from './ring-layout';
import type { Parts } from './shapes';
import { shortShape } from './short-shape';
import { tallShape } from './tall-shape';
import type { AreaLayout, Ask, PileLayout, RanchLayout, TableLayout, UnfoldedLayout } from './table-layout';
import { trackIn } from '../../../tabletop/layout/track';
import { wideShape } from './wide-shape';
import { shapeFor } from '../../../tabletop/layout/shape';

/** Everything has its place, whatever the screen. Pure: the same question gives the same answer. */
export function layoutOf(ask: Ask): TableLayout {
  return layoutFor(ask, PLANS[shapeFor(ask.width, ask.height)](ask));
}

/** One field for each peso from 0 to 99; then the marker goes round again. */
const TRACK_FIELDS = 100;

const PLANS = { wide: wideShape, tall: tallShape, short: shortShape } as const;

function layoutFor(ask: Ask, parts: Parts): TableLayout {
  const { pampa, steppe, pile } = pampaIn(parts.pampa, ask.board);
  const ring = ringIn(parts.ring);
  const estate = estateIn(parts.estate, ask.players);
  return {
    ask,
    shape: parts.shape,
    pampa,
    ring,
    hand: handIn(parts.hand),
    estate: parts.estate,
    house: estate.house,
    areas: {
      ...estate.areas,
      steppe: steppeArea(inset(steppe, 3, 4), ask.players),
    },
    pile: pileIn(inset(pile, 3, 4), pampa.tileScale),
    steppe: steppeTiles(inset(steppe, 3, 4)),
    track: trackIn(parts.track, TRACK_FIELDS),
    ranches: ranchesIn(ask, parts),
    trays: parts.trays,
    wishes: wishesOver(ring),
    unfolded: ask.unfolded === null ? null : unfoldedIn(ask.unfolded, parts.unfolded, ask),
  };
}

type OnEstate = Exclude<Area, 'steppe'>;

interface EstatePlan {
  readonly house: Rect;
  readonly areas: Record<OnEstate, AreaLayout>;
}

/** The house itself and five areas, in the grid whose cells are most nearly square. */
function estateIn(estate: Rect, players: number): EstatePlan {
  const columns = squareness(estate, 3) > squareness(estate, 2) ? 3 : 2;
  const [house, ...cells] = grid(inset(estate, 4), columns, 6 / columns, 5) as [Rect, ...Rect[]];
  const areaAt = (index: number): AreaLayout => areaIn(cells[index] as Rect, players);
  return {
    house,
    areas: { sort: areaAt(0), wish: areaAt(1), sale: areaAt(2), thief: areaAt(3), overseer: areaAt(4) },
  };
}

/** The better the nearer the cells of such a grid are to what an area looks best in: a little wider than high. */
function squareness({ width, height }: Rect, columns: number): number {
  return -Math.abs(Math.log((width * (6 / columns)) / (height * columns) / 1.1));
}

/** Left: the four tiles; right: what it takes, and who waits there. */
function steppeArea(frame: Rect, players: number): AreaLayout {
  const tiles = frame.width * 0.42;
  return {
    ...upright(rect(frame.x + tiles, frame.y, frame.width - tiles, frame.height), players),
    frame,
  };
}

function steppeTiles(frame: Rect): readonly Mark[] {
  const scale = Math.min((frame.height * 0.86) / 92, (frame.width * 0.42) / 132);
  const step = (frame.width * 0.4 - 80 * scale - 6) / 3;
  return Array.from({ length: 4 }, (_, index) => ({
    x: frame.x + 6 + 40 * scale + index * step,
    y: frame.y + frame.height / 2 + (index % 2 === 0 ? -1 : 1) * frame.height * 0.02,
    scale,
  }));
}

function pileIn(frame: Rect, tileScale: number): PileLayout {
  const scale = Math.min(tileScale * 0.92, (frame.height - 10) / 92);
  return {
    frame,
    top: { x: frame.x + frame.width - 40 * scale - 8, y: frame.y + frame.height / 2, scale },
    count: {
      x: frame.x + (frame.width - 80 * scale - 8) / 2,
      y: frame.y + frame.height / 2,
      scale: Math.min(1.2, frame.height / 60),
    },
  };
}

/** Too flat or too narrow for herds that can be read. */
const SMALLEST_PANEL = { width: 216, height: 90 } as const;

function ranchesIn(ask: Ask, parts: Parts): readonly RanchLayout[] {
  return Array.from({ length: ask.players }, (_, seat: Seat) => {
    if (seat === ask.near) return nearRanch(seat, parts.near, ask.races);
    const frame = parts.rivals[((seat - ask.near + ask.players) % ask.players) - 1] as Rect;
    if (frame.width < SMALLEST_PANEL.width || frame.height < SMALLEST_PANEL.height) {
      return compactRanch(seat, frame, ask.races);
    }
    const panel = panelRanch(seat, frame, ask.races);
    const isReadable = Object.values(panel.herds).every(({ tileScale }) => tileScale >= SMALLEST_TILE);
    return isReadable ? panel : compactRanch(seat, frame, ask.races);
  });
}

function unfoldedIn(seat: Seat, box: Rect, { races }: Ask): UnfoldedLayout {
  const head = rect(box.x, box.y, box.width, TOUCH);
  return {
    seat,
    frame: box,
    head,
    close: rect(box.x + box.width - TOUCH, box.y, TOUCH, TOUCH),
    herds: herdsIn(
      rect(box.x + 8, box.y + TOUCH + 6, box.width - 16, box.height - TOUCH - 14),
      races,
      6,
      TOUCH,
    ),
  };
}
