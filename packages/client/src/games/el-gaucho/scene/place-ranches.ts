import type { Seat, Viewer } from '@pampa/rules';
import {
  elGaucho,
  highestOf,
  RACES,
  raceOf,
  valueOf,
  type ElGauchoView,
  type Race,
  type Ranch,
  type Tile,
} from '@pampa/rules/el-gaucho';
import { herdSlots, SMALLEST_TILE } from '../layout/herd-layout';
import { supplySlots } from '../layout/ranch-layout';
import { middleOf, union } from '../../../tabletop/layout/rect';
import type { HerdLayout, RanchLayout, TableLayout } from '../layout/table-layout';
import { LAYERS } from '../../../tabletop/cast/placement';
import { NATURAL, type Put } from './pieces';

/** What everybody has in front of him. */
export function placeRanches(view: ElGauchoView, viewer: Viewer, layout: TableLayout, put: Put): void {
  const { open, held } = view;
  const awaited = elGaucho.asking(open).seats;
  open.ranches.forEach((ranch, seat) => {
    const place = layout.ranches[seat];
    if (place === undefined) return;
    placeSupply(ranch, place, put);
    put(`pesos:${seat}`, {
      ...place.score,
      z: LAYERS.panel,
      look: { kind: 'count', value: ranch.pesos, tone: 'light', align: 'left' },
    });
    if (awaited.includes(seat)) {
      put(`lantern:${seat}`, { ...place.lantern, z: LAYERS.panel + 90, look: { kind: 'lantern' } });
    }
    // What one has chosen to keep stands there already, faintly, until all have chosen.
    const kept = seat === viewer && held !== null ? held.kept : [];
    for (const race of RACES)
      placeHerd(seat, race, herdWith(ranch, race, kept), kept.length > 0, layout, put);
    if (seat !== viewer) {
      placeWaiting(ranch.batch, place, put);
      if (open.phase === 'keep') placeDrawn(seat, ranch.ready ? 1 : 7 - open.ranches.length, place, put);
    }
  });
  const start = layout.ranches[open.startSeat];
  if (start !== undefined) put('token', { ...start.token, z: LAYERS.panel + 1, look: { kind: 'token' } });
}

function herdWith(ranch: Ranch, race: Race, kept: readonly Tile[]): readonly Tile[] {
  return ranch.herds[race].concat(kept.filter((tile) => raceOf(tile) === race));
}

function placeSupply(ranch: Ranch, { seat, supply }: RanchLayout, put: Put): void {
  supplySlots(supply, ranch.supply).forEach((slot, index) => {
    put(`gaucho:${seat}/supply/${index}`, {
      ...slot,
      alpha: supply.count !== null && index > 0 ? 0 : 1,
      z: LAYERS.panel + 10 + index,
      look: { kind: 'gaucho', seat, pose: 'standing', resting: false },
    });
  });
  if (supply.count === null) return;
  put(`count:supply/${seat}`, {
    ...supply.count,
    z: LAYERS.panel,
    look: { kind: 'count', value: ranch.supply, tone: 'light', align: 'left' },
  });
}

function placeHerd(
  seat: Seat,
  race: Race,
  herd: readonly Tile[],
  isFaint: boolean,
  { ranches, unfolded }: TableLayout,
  put: Put,
): void {
  const isUnfolded = unfolded?.seat === seat;
  const place = (isUnfolded ? unfolded : ranches[seat])?.herds[race];
  if (place === undefined || herd.length === 0) return;
  const z = isUnfolded ? LAYERS.tray : LAYERS.panel;
  const slots = herdSlots(place, herd.map(valueOf));
  herd.forEach((tile, index) => {
    const slot = slots[index];
    if (slot === undefined) return;
    put(`tile:${tile}`, {
      ...slot,
      alpha: isHidden(place) ? 0 : isFaint ? 0.6 : 1,
      z: z + 20 + index,
      look: { kind: 'tile', tile, up: true, inHerd: true },
    });
  });
  if (place.worth.scale === 0) return;
  put(`worth:${seat}/${race}`, {
    ...place.worth,
    z: z + 19,
    look: { kind: 'worth', tiles: herd.length, highest: highestOf(herd), as: place.worthAs },
  });
}

/** Only what they are worth is shown: the tiles themselves are somewhere behind it. */
function isHidden({ tiles }: HerdLayout): boolean {
  return tiles.height === 0;
}

/** A rival's cattle that has come home and is still to be added: a fan across his ranch. */
function placeWaiting(batch: readonly Tile[], place: RanchLayout, put: Put): void {
  fan(place, batch.length).forEach((spot, index) => {
    const tile = batch[index];
    if (tile === undefined) return;
    put(`tile:${tile}`, {
      ...spot,
      z: LAYERS.panel + 60 + index,
      look: { kind: 'tile', tile, up: true, inHerd: true },
    });
  });
}

/** A rival's start tiles, or what he has chosen of them. */
function placeDrawn(seat: Seat, count: number, place: RanchLayout, put: Put): void {
  fanOfBacks(place, count).forEach((spot, index) => {
    put(`drawn:${seat}/${index}`, {
      ...spot,
      z: LAYERS.panel + 60 + index,
      look: { kind: 'tile', tile: null, up: false, inHerd: false },
    });
  });
}

interface FanSpot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotation: number;
}

/** Where cattle can be read: in the middle of the ranch, also if it covers a little of what is written there. */
function fan({ frame, head, mode }: RanchLayout, count: number): readonly FanSpot[] {
  const scale = Math.max(SMALLEST_TILE, Math.min(0.5, (frame.height - head.height) / 100));
  const middle = middleOf(frame);
  return spread(middle.x, mode === 'compact' ? middle.y + 6 : middle.y + head.height / 2, {
    count,
    scale,
    width: frame.width,
  });
}

/** Backs have nothing to be read: they lie where herds will be, however low that is. */
function fanOfBacks(place: RanchLayout, count: number): readonly FanSpot[] {
  const herds = union(...Object.values(place.herds).map(({ frame }) => frame));
  const middle = middleOf(herds);
  const scale = Math.min(0.5, (herds.height + 2) / NATURAL.tile.height);
  return spread(middle.x, middle.y, { count, scale, width: herds.width });
}

function spread(
  x: number,
  y: number,
  { count, scale, width }: { readonly count: number; readonly scale: number; readonly width: number },
): readonly FanSpot[] {
  const step = Math.min(80 * scale, (width - 90 * scale) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => ({
    x: x + (index - (count - 1) / 2) * step,
    y,
    scale,
    rotation: (index - (count - 1) / 2) * 0.05,
  }));
}
