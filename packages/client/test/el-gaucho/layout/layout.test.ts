import { AREAS, type ElGauchoView } from '@pampa/rules/el-gaucho';
import { rect, TOUCH, type Rect } from '../../../src/tabletop/layout/rect';
import type { TableLayout } from '../../../src/games/el-gaucho/layout/table-layout';
import { placementsOf } from '../../../src/games/el-gaucho/scene/placements-of';
import { touchablesOf } from '../../../src/games/el-gaucho/scene/touchables';
import type { Touchable } from '../../../src/tabletop/touch/touchable';
import { zoomFor } from '../../../src/games/el-gaucho/layout/zoom';
import { BOARDS, isInside, layoutFor, overlap, PLAYERS, positionsOf, SIZES } from './support';

const NOTHING_IN_HAND = { isWishing: false, sorting: null } as const;
const NO_RACE_REMOVED = { open: { removedRace: null } } as const;

const cases = SIZES.flatMap((size) =>
  PLAYERS.flatMap((players) => BOARDS.map((board) => [...size, players, board] as const)),
);

/** No move contains them: they say what they are to whoever points at them, and nothing is lost by missing them. */
function isOnlyTold({ atom }: Touchable): boolean {
  return atom === 'track' || atom?.startsWith('pasture:') === true;
}

/** The parts of a table by name: none may lie on another. */
function partsOf(layout: TableLayout): ReadonlyMap<string, Rect> {
  const parts = new Map<string, Rect>([
    ['pampa', layout.pampa.frame],
    ['ring', layout.ring.frame],
    ['hand', layout.hand.frame],
    ['estate', layout.estate],
    ['track', layout.track.frame],
  ]);
  for (const { seat, frame } of layout.ranches) parts.set(`ranch ${seat}`, frame);
  return parts;
}

function overlapping(boxes: ReadonlyMap<string, Rect>): string[] {
  const all = [...boxes];
  return all.flatMap(([name, box], index) =>
    all.slice(index + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${name} and ${other}`] : [])),
  );
}

describe.each(cases)('at %i x %i with %i players on the %s board', (width, height, players, board) => {
  const layout = layoutFor([width, height], players, board, NO_RACE_REMOVED);
  const canvas = rect(0, 0, layout.ask.width, layout.ask.height);

  test('nothing is drawn smaller than it is laid out', () => {
    expect(zoomFor(width, height)).toBeGreaterThanOrEqual(1);
  });

  test('every part is on the screen and none lies on another', () => {
    const parts = partsOf(layout);
    expect([...parts].filter(([, box]) => !isInside(box, canvas)).map(([name]) => name)).toEqual([]);
    expect(overlapping(parts)).toEqual([]);
  });

  test('spaces, steppe and pile share the pampa, and areas the estate, without overlap', () => {
    const { pampa, areas, pile, estate } = layout;
    const onPampa = new Map<string, Rect>([
      ['steppe', areas.steppe.frame],
      ['pile', pile.frame],
    ]);
    for (const [space, cell] of pampa.spaces) onPampa.set(`space ${space}`, cell);
    expect([...onPampa.values()].every((box) => isInside(box, pampa.frame))).toBe(true);
    expect(overlapping(onPampa)).toEqual([]);
    const onEstate = new Map(
      AREAS.filter((area) => area !== 'steppe').map((area) => [area, areas[area].frame]),
    );
    expect([...onEstate.values()].every((box) => isInside(box, estate))).toBe(true);
    expect(overlapping(onEstate)).toEqual([]);
  });

  test('herds lie inside their ranch and apart, and one’s own ranch is the largest', () => {
    const sizes = layout.ranches.map(({ frame }) => frame.width * frame.height);
    expect(Math.max(...sizes)).toBe(sizes[0]);
    for (const { frame, herds } of layout.ranches) {
      const boxes = new Map(Object.entries(herds).map(([race, herd]) => [race, herd.frame]));
      expect([...boxes.values()].every((box) => isInside(box, frame))).toBe(true);
      expect(overlapping(boxes)).toEqual([]);
    }
  });
});

describe.each(PLAYERS)('in every state of a game of %i', (players) => {
  const positions = [...positionsOf(players, 'wide', players)];

  test.each(positions)('whatever moves are made of is large enough to touch: %s', (_name, view) => {
    for (const size of SIZES) {
      const layout = layoutFor(size, players, 'wide', view);
      const tooSmall = touchablesOf(view, 0, layout, NOTHING_IN_HAND).filter(
        (touchable) => isTooSmall(touchable) && !isOnlyTold(touchable),
      );
      expect([size, tooSmall.map(({ atom }) => atom)]).toEqual([size, []]);
    }
  });

  test.each(positions)('every number on a tile is 12 pixels or more: %s', (_name, view) => {
    for (const size of SIZES) {
      expect([size, illegible(view, layoutFor(size, players, 'wide', view))]).toEqual([size, []]);
    }
  });

  test.each(positions)('an unfolded ranch can be touched tile by tile: %s', (_name, view) => {
    for (const size of SIZES) {
      const layout = layoutFor(size, players, 'wide', view, 0, 1);
      const over = touchablesOf(view, 0, layout, NOTHING_IN_HAND).filter(({ layer }) => layer === 1);
      expect([size, over.filter(isTooSmall)]).toEqual([size, []]);
      expect(over.every(({ box }) => isInside(box, rect(0, 0, layout.ask.width, layout.ask.height)))).toBe(
        true,
      );
    }
  });
});

/** Tiles in a rival's panel are for a mouse; a finger opens the ranch. */
function isTooSmall({ atom, box, layer }: Touchable): boolean {
  if (atom?.startsWith('tile:') === true && layer === 0) return false;
  return box.width < TOUCH - 0.01 || box.height < TOUCH - 0.01;
}

/** The size of the smaller number on a tile's face at scale 1: its value in a herd, its small number elsewhere. */
const FIGURES = { herd: 39, full: 27 } as const;

function illegible(view: ElGauchoView, layout: TableLayout): string[] {
  return [...placementsOf(view, 0, layout)].flatMap(([key, { look, scale, alpha }]) => {
    if (look.kind !== 'tile' || !look.up || alpha === 0) return [];
    const height = scale * (look.inHerd ? FIGURES.herd : FIGURES.full);
    return height < 12 ? [`${key} ${height.toFixed(1)}`] : [];
  });
}
