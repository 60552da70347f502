import type { Seat } from '@pampa/rules';
import {
  AREAS,
  groundOf,
  isStanding,
  NOBODY,
  ownerOf,
  type ElGauchoView,
  type Open,
  type Space,
} from '@pampa/rules/el-gaucho';
import { middleOf, type Rect } from '../../../tabletop/layout/rect';
import { ringSlots } from '../layout/ring-layout';
import type { TableLayout } from '../layout/table-layout';
import { fieldAt } from '../../../tabletop/layout/track';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { Placement, Put } from './pieces';

/** A pile looks as if it were thick; more than this many backs would not be seen. */
const THICKEST_PILE = 6;
const TILES_PER_BACK = 5;

/** All that lies or stands on the board: cattle, gauchos, dice, pile, steppe, pesos. */
export function placeBoard({ open, held }: ElGauchoView, layout: TableLayout, put: Put): void {
  placePampa(open, layout, put);
  placeAreas(open, layout, put);
  placeDice(open, layout, put);
  // Whoever looks at the steppe holds its tiles in his tray.
  placePiles(open, held === null ? 0 : held.tray.length, layout, put);
  placeMarkers(open, layout, put);
}

function placePampa(open: Open, { pampa, ask }: TableLayout, put: Put): void {
  const { spaces } = groundOf(ask.board, ask.players);
  spaces.forEach((space, index) => {
    const cell = pampa.spaces.get(space);
    const tile = open.tiles[index] ?? 0;
    if (cell === undefined || tile === 0) return;
    put(`tile:${tile}`, {
      ...middleOf(cell),
      scale: pampa.tileScale,
      z: LAYERS.board + space,
      look: { kind: 'tile', tile, up: true, inHerd: false },
    });
    const rider = open.riders[index] ?? NOBODY;
    if (rider === NOBODY) return;
    const [seat, pose] = [ownerOf(rider), isStanding(rider) ? 'standing' : 'lying'] as const;
    put(`gaucho:${seat}/space:${space}`, riderAt(cell, space, pampa.tileScale, seat, pose));
  });
}

/** Right of the numbers, so that both stay readable. */
export function riderAt(
  cell: Rect,
  space: Space,
  tileScale: number,
  seat: Seat,
  pose: 'standing' | 'lying',
): Omit<Placement, 'rotation' | 'alpha'> {
  const middle = middleOf(cell);
  const isUp = pose === 'standing';
  return {
    x: middle.x + (isUp ? 15 : 11) * tileScale,
    y: middle.y + (isUp ? 44 : 35) * tileScale,
    scale: tileScale * (isUp ? 0.98 : 0.8),
    // Rows nearer to the viewer cover those behind.
    z: LAYERS.figure + (10 - Math.floor(space / 10)) * 10 + (space % 10),
    look: { kind: 'gaucho', seat, pose, resting: false },
  };
}

function placeAreas(open: Open, { areas }: TableLayout, put: Put): void {
  open.ranches.forEach((ranch, seat) => {
    for (const area of AREAS) {
      const spot = ranch.areas[area];
      const mark = areas[area].spots[seat];
      if (mark === undefined || spot === 'empty' || spot === 'spent') continue;
      put(`gaucho:${seat}/area:${area}`, {
        ...mark,
        z: LAYERS.figure + 90 + seat,
        look: { kind: 'gaucho', seat, pose: 'standing', resting: spot === 'fresh' },
      });
    }
  });
}

function placeDice({ rodeo, turn }: Open, { ring, hand }: TableLayout, put: Put): void {
  const slots = ringSlots(ring, rodeo.length);
  rodeo.forEach((face, index) => {
    const slot = slots[index];
    if (slot === undefined) return;
    put(`die:ring/${index}`, {
      ...slot,
      rotation: tiltOf(index * 7 + face),
      scale: ring.dieScale,
      z: LAYERS.board + 100 + index,
      look: { kind: 'die', face, isGold: false },
    });
  });
  turn.dice.forEach((face, index) => {
    const mark = hand.dice[index];
    if (mark === undefined) return;
    put(`die:hand/${index}`, {
      ...mark,
      z: LAYERS.board + 120 + index,
      look: { kind: 'die', face, isGold: false },
    });
  });
  if (turn.wish > 0) {
    put('die:wish', {
      ...hand.dice[2],
      z: LAYERS.board + 122,
      look: { kind: 'die', face: turn.wish, isGold: true },
    });
  }
}

/** Dice that were thrown lie a little askew, always in the same way. */
function tiltOf(seed: number): number {
  return Math.sin(seed * 12.9898) * 0.17;
}

function placePiles(open: Open, lookedAt: number, { pile, steppe, pampa }: TableLayout, put: Put): void {
  const back = { kind: 'tile', tile: null, up: false, inHerd: false } as const;
  const thickness = Math.min(THICKEST_PILE, Math.ceil(open.pile / TILES_PER_BACK));
  for (let index = 0; index < thickness; index++) {
    const lift = index * 2.4 * pampa.tileScale;
    put(`pile/${index}`, {
      x: pile.top.x - lift * 0.4,
      y: pile.top.y + 4 * pampa.tileScale - lift,
      scale: pile.top.scale,
      z: LAYERS.board + index,
      look: back,
    });
  }
  put('count:pile', {
    ...pile.count,
    z: LAYERS.board + 20,
    look: { kind: 'count', value: open.pile, tone: 'light', align: 'center' },
  });
  for (let index = 0; index < open.steppe - lookedAt; index++) {
    const mark = steppe[index];
    if (mark === undefined) continue;
    put(`steppe/${index}`, {
      ...mark,
      rotation: tiltOf(index + 3) * 0.5,
      z: LAYERS.board + index,
      look: back,
    });
  }
}

function placeMarkers({ ranches }: Open, { track }: TableLayout, put: Put): void {
  const near = 16 * track.markerScale;
  ranches.forEach(({ pesos }, seat) => {
    const field = fieldAt(track, pesos);
    const company = ranches.filter(
      (other, index) => index < seat && Math.abs(fieldAt(track, other.pesos).x - field.x) < near,
    ).length;
    put(`marker:${seat}`, {
      x: field.x + company * 3 * track.markerScale,
      y: field.y - company * 5 * track.markerScale,
      scale: track.markerScale,
      z: LAYERS.track + 9 - company,
      look: { kind: 'marker', seat, hundreds: Math.floor(pesos / 100) },
    });
  });
}
