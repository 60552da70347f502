import { effect } from '@preact/signals';
import type { Container } from 'pixi.js';
import type { Seat, Viewer } from '@pampa/rules';
import type { Action, ElGaucho, ElGauchoView, Tile } from '@pampa/rules/el-gaucho';
import type { Atom, Desk } from '../../../play/desk';
import type { Letters, Owner } from '../art/ranch-art';
import { diceAtoms, wishedDie } from '../intent/parts';
import type { Rect, Spot } from '../layout/rect';
import type { TableLayout } from '../layout/table-layout';
import type { Cast } from './cast';
import type { Company } from './costumes';
import { atomAt } from './hit';
import { Lights } from './lights';
import { Overlays } from './overlays';
import type { ActorKey, Placement } from './placement';
import { placementsOf } from './placements-of';
import { Pointer } from './pointer';
import { targetsOf } from './targets';
import { touchablesOf, type InHand, type Touchable } from './touchables';

export interface HandsOnParts {
  readonly canvas: HTMLCanvasElement;
  readonly ground: Container;
  readonly company: Company;
  readonly cast: Cast;
  readonly desk: Desk<ElGaucho> | null;
  draw(): void;
  explain(atom: Atom | null, at: Spot): void;
  unfold(seat: Seat | null): void;
  skip(): void;
}

export interface DressedTable {
  readonly view: ElGauchoView;
  readonly viewer: Viewer;
  readonly layout: TableLayout;
  readonly owners: readonly Owner[];
  readonly letters: Letters;
}

/** How far a picked thing is lifted, in CSS pixels, and how much larger it seems then. */
const LIFT = 7;
const LIFTED = 1.1;
const GHOST_OF_READY = 0.5;
const GHOST_OF_PENDING = 0.65;

/** Everything between hands and the table: touches, light, trays, ghosts. Knows the desk; moves nothing of the game. */
export class HandsOn {
  readonly #parts: HandsOnParts;
  readonly #lights: Lights;
  readonly #overlays: Overlays;
  readonly #pointer: Pointer;
  readonly #stopFollowing: () => void;
  readonly #lifted = new Set<ActorKey>();
  #table: DressedTable | null = null;
  #touchables: readonly Touchable[] = [];
  #pointed: readonly Atom[] = [];
  /** While a step is played nothing is lit and a touch skips it. */
  #isPaused = false;

  constructor(parts: HandsOnParts) {
    this.#parts = parts;
    this.#lights = new Lights(parts.ground, parts.company);
    this.#overlays = new Overlays(parts.ground, parts.company);
    this.#pointer = new Pointer({
      canvas: parts.canvas,
      find: (spot, isFine) => this.#find(spot, isFine),
      invites: (atom) => this.#isLively(atom),
      touch: (atom) => this.#touch(atom),
      explain: (atom, at) => parts.explain(atom, at),
    });
    this.#stopFollowing = effect(() => {
      const { desk } = parts;
      if (desk === null) return;
      // Whatever of it changes, the light does.
      for (const each of [desk.lit, desk.picked, desk.touchable, desk.pending, desk.ready, desk.legal])
        void each.value;
      this.#refresh();
    });
  }

  /** The table as it is now; `isLive` when it is at rest and may be touched. */
  dress(table: DressedTable, isLive: boolean): void {
    this.#table = table;
    this.#isPaused = !isLive;
    this.#refresh();
  }

  pause(): void {
    this.#isPaused = true;
    this.#lights.clear();
    this.#dropAll();
  }

  point(atoms: readonly Atom[]): void {
    this.#pointed = atoms;
    this.#refresh();
  }

  /** Where a thing is to be touched right now. A tile that is hidden in a small ranch is found through that ranch. */
  boxOf(atom: Atom): Rect | null {
    const wanted = atom.startsWith('recall:') ? `space:${atom.slice('recall:'.length)}` : atom;
    const box = this.#touchables.findLast((each) => each.atom === wanted)?.box;
    return box ?? this.#ranchWith(wanted);
  }

  destroy(): void {
    this.#stopFollowing();
    this.#pointer.destroy();
  }

  #find(spot: Spot, isFine: boolean): Atom | null {
    // A finger does not hit a tile of which only a strip is seen: it opens the ranch.
    const within = isFine
      ? this.#touchables
      : this.#touchables.filter(({ atom, layer }) => layer === 1 || atom?.startsWith('tile:') !== true);
    return atomAt(within, spot, (atom) => this.#isLively(atom));
  }

  #isLively(atom: Atom): boolean {
    const { desk } = this.#parts;
    if (atom.startsWith('ranch:')) return true;
    return (
      desk !== null &&
      (desk.lit.value.has(atom) || desk.touchable.value.has(atom) || desk.picked.value.includes(atom))
    );
  }

  #touch(atom: Atom | null): void {
    if (this.#isPaused) {
      this.#parts.skip();
      return;
    }
    if (atom === null) {
      if (this.#table?.layout.unfolded !== null) this.#parts.unfold(null);
      return;
    }
    if (atom.startsWith('ranch:')) this.#parts.unfold(Number(atom.slice('ranch:'.length)));
    else this.#parts.desk?.touch(atom);
  }

  #refresh(): void {
    const table = this.#table;
    if (table === null) return;
    const { desk } = this.#parts;
    const { view, viewer, layout } = table;
    const inHand = this.#inHand();
    this.#overlays.show({ ...table, isWishing: inHand.isWishing });
    this.#touchables = touchablesOf(view, viewer, layout, inHand);
    this.#dropAll();
    const isQuiet = this.#isPaused || desk === null;
    const ghost = this.#ghost();
    this.#lights.show(
      {
        lit: isQuiet ? new Set() : this.#withRanches(desk.lit.value),
        picked: isQuiet ? [] : desk.picked.value,
        pointed: this.#isPaused ? [] : this.#pointed,
        targets: isQuiet ? [] : targetsOf(desk.legal.value, pickedDice(desk.picked.value, view)),
        ghost: this.#isPaused ? null : ghost,
      },
      view,
      layout,
      this.#touchables,
    );
    if (!isQuiet) this.#lift(desk.picked.value);
    this.#parts.draw();
  }

  #inHand(): InHand {
    const { desk } = this.#parts;
    if (desk === null || this.#isPaused) return { isWishing: false, sorting: null };
    const picked = desk.picked.value;
    const lit = [...desk.lit.value, ...picked];
    const places = lit
      .filter((atom) => atom.startsWith('place:'))
      .map((atom) => Number(atom.slice('place:'.length)));
    const tile = picked.find((atom) => atom.startsWith('tile:'));
    return {
      isWishing: picked.includes('area:wish') && lit.some((atom) => atom.startsWith('face:')),
      sorting:
        tile === undefined || places.length === 0
          ? null
          : { tile: Number(tile.slice('tile:'.length)) as Tile, places },
    };
  }

  /** Ranches that hold something that is lit are lit themselves where their tiles can't be seen. */
  #withRanches(lit: ReadonlySet<Atom>): ReadonlySet<Atom> {
    const all = new Set(lit);
    const { view, layout } = this.#table as DressedTable;
    for (const { seat, mode } of layout.ranches) {
      if (mode === 'near' || layout.unfolded?.seat === seat) continue;
      const herds = Object.values(view.open.ranches[seat]?.herds ?? {});
      if (herds.some((herd) => herd.some((tile) => lit.has(`tile:${tile}`)))) all.add(`ranch:${seat}`);
    }
    return all;
  }

  #ghost(): { readonly action: Action; readonly seat: Seat; readonly alpha: number } | null {
    const { desk } = this.#parts;
    const seat = this.#table?.viewer ?? null;
    if (desk === null || seat === null) return null;
    const { pending, ready } = desk;
    if (pending.value !== null) return { action: pending.value, seat, alpha: GHOST_OF_PENDING };
    return ready.value === null ? null : { action: ready.value, seat, alpha: GHOST_OF_READY };
  }

  #ranchWith(atom: Atom): Rect | null {
    const table = this.#table;
    if (table === null || !atom.startsWith('tile:')) return null;
    const tile = Number(atom.slice('tile:'.length));
    const seat = table.view.open.ranches.findIndex(({ herds }) =>
      Object.values(herds).some((herd) => herd.includes(tile)),
    );
    return table.layout.ranches[seat]?.frame ?? null;
  }

  #lift(picked: readonly Atom[]): void {
    for (const [key, placement] of this.#placementsOf(picked)) {
      const actor = this.#parts.cast.get(key);
      if (actor === undefined) continue;
      actor.node.position.set(placement.x, placement.y - LIFT);
      actor.node.scale.set(placement.scale * LIFTED);
      this.#lifted.add(key);
    }
  }

  #dropAll(): void {
    if (this.#lifted.size === 0 || this.#table === null) return;
    const { view, viewer, layout } = this.#table;
    const placements = placementsOf(view, viewer, layout);
    for (const key of this.#lifted) {
      const placement = placements.get(key);
      if (placement !== undefined && this.#parts.cast.get(key) !== undefined)
        this.#parts.cast.place(key, placement);
    }
    this.#lifted.clear();
  }

  #placementsOf(picked: readonly Atom[]): readonly [ActorKey, Placement][] {
    const { view, viewer, layout } = this.#table as DressedTable;
    const keys = picked.flatMap((atom) => keyOf(atom, view, viewer));
    if (keys.length === 0) return [];
    const placements = placementsOf(view, viewer, layout);
    return keys.flatMap((key): [ActorKey, Placement][] => {
      const placement = placements.get(key);
      return placement === undefined ? [] : [[key, placement]];
    });
  }
}

/** The actor that is lifted when an atom is picked; none for what does not come off the table. */
function keyOf(atom: Atom, { open }: ElGauchoView, viewer: Viewer): readonly ActorKey[] {
  if (atom.startsWith('tile:')) return [`tile:${Number(atom.slice('tile:'.length))}`];
  if (atom.startsWith('area:') && viewer !== null) {
    return [`gaucho:${viewer}/${atom as `area:${'sort'}`}`];
  }
  if (!atom.startsWith('die:')) return [];
  const { turn, rodeo } = open;
  if (turn.wish > 0 && atom === wishedDie(turn.wish)) return ['die:wish'];
  const index = diceAtoms(turn.mustTake ? rodeo : turn.dice).findIndex((die) => die.atom === atom);
  return index === -1 ? [] : [turn.mustTake ? `die:ring/${index}` : `die:hand/${index}`];
}

function pickedDice(picked: readonly Atom[], { open }: ElGauchoView): readonly number[] {
  if (open.turn.mustTake) return picked.filter((atom) => atom.endsWith('/w')).map(faceOf);
  return picked.filter((atom) => atom.startsWith('die:')).map(faceOf);
}

function faceOf(atom: Atom): number {
  return Number.parseInt(atom.slice('die:'.length), 10);
}
