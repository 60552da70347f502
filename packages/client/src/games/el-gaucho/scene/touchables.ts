import type { Seat, Viewer } from '@pampa/rules';
import {
  AREAS,
  groundOf,
  raceOf,
  valueOf,
  type ElGauchoView,
  type Race,
  type Tile,
} from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Touchable } from '../../../tabletop/touch/touchable';
import { diceAtoms, wishedDie } from '../intent/parts';
import { herdSlots } from '../layout/herd-layout';
import { around, rect, TOUCH, touchable, type Rect, type Mark } from '../../../tabletop/layout/rect';
import { ringSlots } from '../layout/ring-layout';
import type { HerdLayout, TableLayout } from '../layout/table-layout';
import { trayOf } from './place-trays';

/** What is laid out because of what is picked: dice to wish for, gaps to sort into. */
export interface InHand {
  readonly isWishing: boolean;
  /** A tile of the batch that goes somewhere into its herd, and the places it may go. */
  readonly sorting: { readonly tile: Tile; readonly places: readonly number[] } | null;
}

export function touchablesOf(
  view: ElGauchoView,
  viewer: Viewer,
  layout: TableLayout,
  inHand: InHand,
): readonly Touchable[] {
  const found: Touchable[] = [];
  const add = (atom: Atom | null, shown: Rect, layer: 0 | 1 = 0, box = touchable(shown)): void => {
    found.push({ atom, box, shown, layer });
  };
  addBoard(view, layout, add);
  addDice(view, layout, add);
  layout.ranches.forEach((ranch) => {
    const isOwn = ranch.seat === viewer;
    if (!isOwn) add(`ranch:${ranch.seat}`, ranch.frame);
    else {
      add('home', ranch.head, 0, ranch.head);
      add('supply', ranch.supply.frame);
    }
    for (const [race, herd] of Object.entries(ranch.herds) as [Race, HerdLayout][]) {
      if (isOwn) add(`herd:${race}`, herd.frame);
      else if (ranch.mode === 'panel') addTiles(tilesOf(view, ranch.seat, race), herd, 0, add);
    }
  });
  addTray(view, viewer, layout, add);
  addUnfolded(view, layout, add);
  addInHand(view, viewer, layout, inHand, add);
  return found;
}

type Add = (atom: Atom | null, shown: Rect, layer?: 0 | 1, box?: Rect) => void;

function addBoard(
  _view: ElGauchoView,
  { pampa, areas, pile, ring, track, ask }: TableLayout,
  add: Add,
): void {
  add('track', track.frame, 0, track.frame);
  // What lies in it is touched for itself: a pasture as a whole is found at its gate.
  for (const { pasture, frame, gate } of pampa.rows) add(`pasture:${pasture}`, frame, 0, gate);
  add('ring', ring.frame);
  add('pile', pile.frame);
  for (const area of AREAS) add(`area:${area}`, areas[area].frame);
  for (const space of groundOf(ask.board, ask.players).spaces) {
    const cell = pampa.spaces.get(space);
    if (cell !== undefined) add(`space:${space}`, cell);
  }
}

function addDice({ open }: ElGauchoView, { ring, hand }: TableLayout, add: Add): void {
  const { turn, rodeo } = open;
  const squareAt = (spot: { readonly x: number; readonly y: number }, scale: number): Rect =>
    around(spot, 46 * scale, 46 * scale);
  if (turn.mustTake) {
    const slots = ringSlots(ring, rodeo.length);
    diceAtoms(rodeo).forEach(({ atom }, index) => {
      const slot = slots[index];
      if (slot !== undefined) add(atom, squareAt(slot, ring.dieScale));
    });
  }
  diceAtoms(turn.dice).forEach(({ atom }, index) => {
    const mark = hand.dice[index];
    if (mark !== undefined) add(atom, squareAt(mark, mark.scale));
  });
  if (turn.wish > 0) add(wishedDie(turn.wish), squareAt(hand.dice[2], hand.dice[2].scale));
}

function tilesOf({ open }: ElGauchoView, seat: Seat, race: Race): readonly Tile[] {
  return open.ranches[seat]?.herds[race] ?? [];
}

/** What is seen of a tile in a herd is what the next one leaves of it. */
function addTiles(herd: readonly Tile[], place: HerdLayout, layer: 0 | 1, add: Add): void {
  const slots = herdSlots(place, herd.map(valueOf));
  const lowest = slots.at(-1)?.y ?? 0;
  herd.forEach((tile, index) => {
    const slot = slots[index];
    if (slot === undefined) return;
    const whole = tileBox(slot);
    const next = slots[index + 1];
    const isLastOfRow = next === undefined || next.y !== slot.y;
    const width = isLastOfRow ? whole.width : Math.min(whole.width, next.x - slot.x);
    const height = Math.min(whole.height, slot.y === lowest ? whole.height : lowest - slot.y);
    const seen = rect(whole.x, whole.y, width, height);
    add(`tile:${tile}`, whole, layer, layer === 0 ? seen : seen.width >= TOUCH ? seen : touchable(seen));
  });
}

function tileBox({ x, y, scale }: Mark): Rect {
  return around({ x, y }, 80 * scale, 92 * scale);
}

function addTray(view: ElGauchoView, viewer: Viewer, layout: TableLayout, add: Add): void {
  const tray = trayOf(view, viewer, layout);
  if (tray === null) return;
  add(null, tray.frame, 1);
  tray.marks.forEach((mark, index) => {
    const tile = tray.tiles[index];
    if (tile !== undefined) add(`tile:${tile}`, tileBox(mark), 1);
  });
}

function addUnfolded(view: ElGauchoView, { unfolded }: TableLayout, add: Add): void {
  if (unfolded === null) return;
  add(null, unfolded.frame, 1);
  add(`ranch:${unfolded.seat}`, unfolded.close, 1);
  for (const [race, herd] of Object.entries(unfolded.herds) as [Race, HerdLayout][]) {
    addTiles(tilesOf(view, unfolded.seat, race), herd, 1, add);
  }
}

function addInHand(view: ElGauchoView, viewer: Viewer, layout: TableLayout, inHand: InHand, add: Add): void {
  if (inHand.isWishing) {
    add(null, layout.wishes.frame, 1);
    layout.wishes.faces.forEach((mark, index) => {
      add(`face:${index + 1}`, around(mark, 46 * mark.scale, 46 * mark.scale), 1);
    });
  }
  if (inHand.sorting === null || viewer === null) return;
  for (const place of inHand.sorting.places) {
    const gap = gapAt(view, viewer, layout, inHand.sorting.tile, place);
    if (gap !== null) add(`place:${place}`, gap, 1);
  }
}

/** Between two tiles of a herd, or left of the first. */
function gapAt(
  view: ElGauchoView,
  viewer: Seat,
  layout: TableLayout,
  tile: Tile,
  place: number,
): Rect | null {
  const race = raceOf(tile);
  const herd = layout.ranches[viewer]?.herds[race];
  if (herd === undefined) return null;
  const slots = herdSlots(herd, tilesOf(view, viewer, race).map(valueOf));
  const after = slots[place];
  if (after === undefined) return null;
  const width = 80 * after.scale;
  const x = after.x - width / 2;
  return around({ x: place === 0 ? x + 4 : x, y: after.y }, 16, 92 * after.scale * 0.9);
}
