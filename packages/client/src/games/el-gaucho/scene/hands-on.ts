import { effect } from '@preact/signals';
import type { Container } from 'pixi.js';
import type { Seat } from '@pampa/rules';
import type { ElGaucho, ElGauchoView } from '@pampa/rules/el-gaucho';
import type { Atom, Desk } from '../../../play/desk';
import type { Frames } from '../../../stage/frames';
import type { Rect, Spot } from '../../../tabletop/layout/rect';
import type { TableLayout } from '../layout/table-layout';
import type { Cast } from './cast';
import type { Company } from './costumes';
import type { DressedTable } from './dressed-table';
import { diceToUse, EMPTY_HANDS, gripOf, inHandOf, liftedBy, makesSense, type Grip } from './grip';
import { atomAt } from './hit';
import { LIFT, LIFTED, Lights, type Lighting } from './lights';
import { Overlays } from './overlays';
import type { ActorKey } from './placement';
import { placementsOf } from './placements-of';
import { MeantTouch } from './meant-touch';
import { Pointer, type Touch } from './pointer';
import { Porter } from './porter';
import { targetsOf, type Target } from './targets';
import { touchablesOf, type Touchable } from './touchables';

export interface HandsOnParts {
  readonly canvas: HTMLCanvasElement;
  /** CSS pixels per unit of the layout. */
  zoom(): number;
  readonly ground: Container;
  readonly company: Company;
  readonly cast: Cast;
  readonly desk: Desk<ElGaucho> | null;
  readonly frames: Frames;
  explain(atom: Atom | null, at: Spot): void;
  unfold(seat: Seat | null): void;
  skip(): void;
}

const GHOST_OF_READY = 0.5;
const GHOST_OF_PENDING = 0.65;
const NO_LIGHT: Lighting = { seat: null, lit: new Set(), picked: [], pointed: [], targets: [], ghost: null };

/** Everything between hands and the table: touches, light, trays, ghosts. Knows the desk; moves nothing of the game. */
export class HandsOn {
  readonly #parts: HandsOnParts;
  readonly #lights: Lights;
  readonly #overlays: Overlays;
  readonly #pointer: Pointer;
  readonly #porter: Porter;
  readonly #stopFollowing: () => void;
  readonly #lifted = new Set<ActorKey>();
  #grip = EMPTY_HANDS;
  #table: DressedTable | null = null;
  /** Found when somebody asks: while a step is played nobody does, and the table changes often. */
  #findTouchables: () => readonly Touchable[] = () => [];
  #pointed: readonly Atom[] = [];
  /** While a step is played nothing is lit. A touch skips it, and counts if it still means the same when all is shown. */
  #isPaused = false;
  readonly #meant = new MeantTouch();

  constructor(parts: HandsOnParts) {
    this.#parts = parts;
    this.#lights = new Lights(parts.ground, parts.company);
    this.#overlays = new Overlays(parts.ground, parts.company);
    this.#porter = new Porter({
      ...parts,
      table: () => (this.#isPaused ? null : this.#table),
      grip: () => this.#grip,
      touchables: () => this.#touchables,
      refresh: () => this.#refresh(),
    });
    this.#pointer = new Pointer({
      canvas: parts.canvas,
      find: (spot, isFine) => this.#find(spot, isFine),
      invites: (atom) => this.#invites(atom),
      touch: (atom, touch) => this.#touch(atom, touch),
      explain: (atom, at) => parts.explain(atom, at),
      lift: (atom, at) => this.#porter.lift(atom, this.#onTable(at)),
      carry: (at) => this.#porter.carry(this.#onTable(at)),
      letGo: (isMeant) => this.#porter.letGo(isMeant),
    });
    this.#stopFollowing = effect(() => {
      if (parts.desk !== null) this.#grip = gripOf(parts.desk);
      this.#refresh();
    });
  }

  /** The table as it is now; `isLive` when it is at rest and may be touched. */
  dress(table: DressedTable, isLive: boolean): void {
    // What is carried belongs somewhere else now.
    if (table.layout !== this.#table?.layout) this.#porter.rest();
    this.#table = table;
    this.#isPaused = !isLive;
    this.#refresh();
    // Whatever it was doing, at rest it is open.
    if (isLive) this.#overlays.openTray(1, 'before');
    if (isLive) this.#meant.settle((atom, touch) => this.#touchAsMeant(atom, touch));
  }

  pause(): void {
    this.#isPaused = true;
    this.#meant.begin();
    this.#lights.clear();
    this.#dropAll();
    this.#porter.rest();
  }

  /** From closed, or as it was before, (0) to open (1). */
  openTray(open: number, from: 'closed' | 'before'): void {
    this.#overlays.openTray(open, from);
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
    this.#meant.forget();
    this.#stopFollowing();
    this.#pointer.destroy();
    this.#porter.destroy();
  }

  get #touchables(): readonly Touchable[] {
    return this.#findTouchables();
  }

  #onTable({ x, y }: Spot): Spot {
    const zoom = this.#parts.zoom();
    return { x: x / zoom, y: y / zoom };
  }

  #find(at: Spot, isFine: boolean): Atom | null {
    const spot = this.#onTable(at);
    // A finger does not hit a tile of which only a strip is seen: it opens the ranch.
    const within = isFine
      ? this.#touchables
      : this.#touchables.filter(({ atom, layer }) => layer === 1 || atom?.startsWith('tile:') !== true);
    return atomAt(within, spot, (atom) => makesSense(this.#grip, atom));
  }

  #invites(atom: Atom): boolean {
    return !this.#isPaused && (atom.startsWith('ranch:') || makesSense(this.#grip, atom));
  }

  #touch(atom: Atom | null, touch: Touch): void {
    if (this.#isPaused) {
      this.#meant.note(atom, touch);
      this.#parts.skip();
    } else if (atom?.startsWith('ranch:') === true) this.#parts.unfold(Number(atom.slice('ranch:'.length)));
    else if (atom !== null) this.#parts.desk?.touch(atom);
    else if (this.#table?.layout.unfolded !== null) this.#parts.unfold(null);
  }

  /** Only what lies there now as it did then, and can be touched: nobody is told off for having skipped something. */
  #touchAsMeant(atom: Atom, { spot, isFine }: Touch): void {
    if (this.#isPaused || this.#find(spot, isFine) !== atom) return;
    if (this.#grip.touchable.has(atom)) this.#parts.desk?.touch(atom);
  }

  #refresh(): void {
    const table = this.#table;
    if (table === null) return;
    const { view, viewer, layout } = table;
    const grip = this.#isPaused ? EMPTY_HANDS : this.#grip;
    const inHand = this.#porter.follow() ?? inHandOf(grip);
    this.#overlays.show({ ...table, isWishing: inHand.isWishing });
    this.#findTouchables = once(() => touchablesOf(view, viewer, layout, inHand));
    this.#dropAll();
    if (this.#isPaused) this.#lights.clear();
    else this.#lights.show(this.#lighting(table), view, layout, this.#touchables);
    this.#lift(grip, table);
    this.#porter.pose();
    this.#parts.frames.draw();
  }

  #lighting({ view, viewer, layout }: DressedTable): Lighting {
    const { lit, picked, legal, pending, ready } = this.#grip;
    const carried = this.#porter.lighting();
    if (carried !== null) return { ...NO_LIGHT, ...carried };
    const action = pending ?? ready;
    return {
      seat: viewer,
      lit: withRanches(lit, view, layout),
      picked,
      pointed: this.#pointed.map((atom) => this.#seenAs(atom)),
      targets: stillOpen(targetsOf(legal, diceToUse(this.#grip, view)), picked),
      ghost:
        action === null || viewer === null
          ? null
          : { action, seat: viewer, alpha: pending === null ? GHOST_OF_READY : GHOST_OF_PENDING },
    };
  }

  /** A tile that is hidden in a small ranch is pointed at through that ranch. */
  #seenAs(atom: Atom): Atom {
    if (this.#touchables.some((each) => each.atom === atom)) return atom;
    const seat = this.#holderOf(atom);
    return seat === -1 ? atom : `ranch:${seat}`;
  }

  #ranchWith(atom: Atom): Rect | null {
    return this.#table?.layout.ranches[this.#holderOf(atom)]?.frame ?? null;
  }

  /** In whose herds a tile is; -1 for none, and for what is no tile. */
  #holderOf(atom: Atom): Seat {
    if (!atom.startsWith('tile:')) return -1;
    const tile = Number(atom.slice('tile:'.length));
    const ranches = this.#table?.view.open.ranches ?? [];
    return ranches.findIndex(({ herds }) => Object.values(herds).some((herd) => herd.includes(tile)));
  }

  #lift({ picked }: Grip, { view, viewer, layout }: DressedTable): void {
    if (picked.length === 0) return;
    const placements = placementsOf(view, viewer, layout);
    for (const atom of picked) {
      const key = liftedBy(atom, view, viewer);
      const placement = key === null ? undefined : placements.get(key);
      const actor = key === null ? undefined : this.#parts.cast.get(key);
      if (key === null || placement === undefined || actor === undefined) continue;
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
      if (placement !== undefined && this.#parts.cast.get(key) !== undefined) {
        this.#parts.cast.place(key, placement);
      }
    }
    this.#lifted.clear();
  }
}

function once<A>(find: () => A): () => A {
  let found: A | undefined;
  return () => (found ??= find());
}

/** A rival's ranch that holds something lit is lit itself: there it can be opened. */
function withRanches(lit: ReadonlySet<Atom>, { open }: ElGauchoView, layout: TableLayout): ReadonlySet<Atom> {
  const all = new Set(lit);
  for (const { seat, mode } of layout.ranches) {
    if (mode === 'near' || layout.unfolded?.seat === seat) continue;
    const herds = Object.values(open.ranches[seat]?.herds ?? {});
    if (herds.some((herd) => herd.some((tile) => lit.has(`tile:${tile}`)))) all.add(`ranch:${seat}`);
  }
  return all;
}

/** Once a place is picked, the others are no longer asked about. */
function stillOpen(targets: readonly Target[], picked: readonly Atom[]): readonly Target[] {
  const chosen = targets.filter(({ atom }) => picked.includes(atom));
  return chosen.length > 0 ? chosen : targets;
}
