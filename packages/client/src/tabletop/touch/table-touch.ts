import { effect } from '@preact/signals';
import type { Container } from 'pixi.js';
import type { Seat } from '@pampa/rules';
import type { Atom, Desk } from '../../play/desk';
import type { Frames } from '../../stage/frames';
import type { Cast } from '../cast/cast';
import type { LookPainter } from '../cast/look-painter';
import type { Rect, Spot } from '../layout/rect';
import type { SceneTypes, ShownTable } from '../scene-types';
import { Carrier } from './carrier';
import { DeferredTouch } from './deferred-touch';
import { EMPTY_HAND, handOf, isUseful, type Hand } from './hand';
import { atomAt } from './hit';
import { LIFT, LIFTED, Lights, type Lighting } from './lights';
import { Pointer, type Touch } from './pointer';
import type { TouchGame } from './touch-game';
import type { Touchable } from './touchable';

/** What is laid over the table for a while: trays, a rival's panel shown large. */
export interface Overlays<S extends SceneTypes> {
  show(table: ShownTable<S>, laidOut: S['laidOut']): void;
  /** Opens the viewer's tray from closed, or from its previous height, (0) to open (1). */
  openTray(open: number, from: 'closed' | 'before'): void;
}

export interface TableTouchParts<S extends SceneTypes> {
  readonly canvas: HTMLCanvasElement;
  /** CSS pixels per unit of the layout. */
  zoom(): number;
  /** In units of the layout. */
  tableWidth(): number;
  readonly ground: Container;
  readonly painter: LookPainter<S['look']>;
  readonly cast: Cast<S['key'], S['look']>;
  readonly desk: Desk<S['game']> | null;
  readonly frames: Frames;
  readonly game: TouchGame<S>;
  readonly overlays: Overlays<S>;
  explain(atom: Atom | null, at: Spot): void;
  unfold(seat: Seat | null): void;
  skip(): void;
}

const GHOST_OF_READY = 0.5;
const GHOST_OF_PENDING = 0.65;

/** Everything between the player's hands and the table: touches, drags, lights, trays, ghosts. It changes no view. */
export class TableTouch<S extends SceneTypes> {
  readonly #parts: TableTouchParts<S>;
  readonly #lights: Lights<S['look']>;
  readonly #pointer: Pointer;
  readonly #carrier: Carrier<S>;
  readonly #stopFollowing: () => void;
  readonly #lifted = new Set<S['key']>();
  #hand: Hand<S['game']> = EMPTY_HAND;
  #table: ShownTable<S> | null = null;
  /** Computed when first asked for: while a step is played the table changes often, and nothing asks. */
  #findTouchables: () => readonly Touchable[] = () => [];
  #pointed: readonly Atom[] = [];
  /** While a step is played nothing is lit. A touch skips it, and counts if it still means the same afterwards. */
  #isPaused = false;
  readonly #deferred = new DeferredTouch();

  constructor(parts: TableTouchParts<S>) {
    this.#parts = parts;
    this.#lights = new Lights(parts.ground, parts.painter, (atom, touchable) =>
      parts.game.haloOf(atom, touchable),
    );
    this.#carrier = new Carrier({
      ...parts,
      textures: parts.painter.textures,
      table: () => (this.#isPaused ? null : this.#table),
      hand: () => this.#hand,
      touchables: () => this.#findTouchables(),
      refresh: () => this.#refresh(),
    });
    this.#pointer = new Pointer({
      canvas: parts.canvas,
      find: (spot, isFine) => this.#find(spot, isFine),
      invites: (atom) => this.#invites(atom),
      touch: (atom, touch) => this.#touch(atom, touch),
      explain: (atom, at) => parts.explain(atom, at),
      lift: (atom, at) => this.#carrier.lift(atom, this.#onTable(at), parts.tableWidth()),
      carry: (at) => this.#carrier.carry(this.#onTable(at)),
      drop: (isMeant) => this.#carrier.drop(isMeant),
    });
    this.#stopFollowing = effect(() => {
      if (parts.desk !== null) this.#hand = handOf(parts.desk);
      this.#refresh();
    });
  }

  /** Takes over what is shown; `isLive` when it is at rest and may be touched. */
  show(table: ShownTable<S>, isLive: boolean): void {
    // What is carried belongs somewhere else now.
    if (table.layout !== this.#table?.layout) this.#carrier.rest();
    this.#table = table;
    this.#isPaused = !isLive;
    this.#refresh();
    if (!isLive) return;
    this.#parts.overlays.openTray(1, 'before');
    this.#deferred.settle((atom, touch) => this.#touchAsDeferred(atom, touch));
  }

  pause(): void {
    this.#isPaused = true;
    this.#deferred.begin();
    this.#lights.clear();
    this.#dropAll();
    this.#carrier.rest();
  }

  point(atoms: readonly Atom[]): void {
    this.#pointed = atoms;
    this.#refresh();
  }

  /** Where a thing is to be touched right now. What is hidden in a small panel is found through that panel. */
  boxOf(atom: Atom): Rect | null {
    const wanted = this.#parts.game.aliasOf(atom);
    const box = this.#findTouchables().findLast((each) => each.atom === wanted)?.box;
    return box ?? this.#panelWith(wanted);
  }

  destroy(): void {
    this.#deferred.forget();
    this.#stopFollowing();
    this.#pointer.destroy();
    this.#carrier.destroy();
  }

  #onTable({ x, y }: Spot): Spot {
    const zoom = this.#parts.zoom();
    return { x: x / zoom, y: y / zoom };
  }

  #find(at: Spot, isFine: boolean): Atom | null {
    const all = this.#findTouchables();
    const within = isFine ? all : all.filter((each) => this.#parts.game.isForFingers(each));
    return atomAt(within, this.#onTable(at), (atom) => isUseful(this.#hand, atom));
  }

  #invites(atom: Atom): boolean {
    return !this.#isPaused && (this.#parts.game.panelSeat(atom) !== null || isUseful(this.#hand, atom));
  }

  #touch(atom: Atom | null, touch: Touch): void {
    const panel = atom === null ? null : this.#parts.game.panelSeat(atom);
    if (this.#isPaused) {
      this.#deferred.note(atom, touch);
      this.#parts.skip();
    } else if (panel !== null) this.#parts.unfold(panel);
    else if (atom !== null) this.#parts.desk?.touch(atom);
    else if (this.#table?.unfolded !== null) this.#parts.unfold(null);
  }

  /** Only if the same thing is there and can be touched: skipping an animation must not lead to a complaint. */
  #touchAsDeferred(atom: Atom, { spot, isFine }: Touch): void {
    if (this.#isPaused || this.#find(spot, isFine) !== atom) return;
    if (this.#hand.touchable.has(atom)) this.#parts.desk?.touch(atom);
  }

  #refresh(): void {
    const table = this.#table;
    if (table === null) return;
    const { game, overlays, frames } = this.#parts;
    const hand = this.#isPaused ? EMPTY_HAND : this.#hand;
    const laidOut = game.laidOutFor(hand, this.#carrier.follow());
    overlays.show(table, laidOut);
    this.#findTouchables = once(() => game.touchablesOf(table, laidOut));
    this.#dropAll();
    if (this.#isPaused) this.#lights.clear();
    else this.#lights.show(this.#lighting(table), this.#findTouchables());
    this.#lift(hand, table);
    this.#carrier.pose();
    frames.draw();
  }

  #lighting(table: ShownTable<S>): Lighting<S['look']> {
    const { game } = this.#parts;
    const hand = this.#hand;
    const carried = this.#carrier.lighting();
    if (carried !== null) {
      return {
        lit: carried.lit,
        picked: new Set(carried.picked),
        pointed: [],
        tags: [],
        ghosts: [],
        ghostAlpha: 0,
      };
    }
    const action = hand.pending ?? hand.ready;
    return {
      lit: this.#withPanels(this.#withAliases(hand.lit), table),
      picked: this.#withAliases(hand.picked),
      pointed: this.#pointed.map((atom) => this.#seenAs(atom)),
      tags: game.tagsOf(hand, table, this.#findTouchables()),
      ghosts: action === null || table.viewer === null ? [] : game.ghostsOf(action, table),
      ghostAlpha: hand.pending === null ? GHOST_OF_READY : GHOST_OF_PENDING,
    };
  }

  #withAliases(atoms: Iterable<Atom>): Set<Atom> {
    const all = new Set(atoms);
    for (const atom of [...all]) all.add(this.#parts.game.aliasOf(atom));
    return all;
  }

  /** A rival's panel that holds something lit is lit itself: there it can be opened. */
  #withPanels(lit: Set<Atom>, table: ShownTable<S>): ReadonlySet<Atom> {
    for (const atom of [...lit]) {
      const seat = this.#parts.game.holderOf(atom, table);
      if (seat !== null && seat !== table.viewer && seat !== table.unfolded) {
        lit.add(this.#parts.game.panelAtom(seat));
      }
    }
    return lit;
  }

  /** What is hidden in a small panel is pointed at through that panel. */
  #seenAs(atom: Atom): Atom {
    if (this.#findTouchables().some((each) => each.atom === atom)) return atom;
    const seat = this.#holderOf(atom);
    return seat === null ? atom : this.#parts.game.panelAtom(seat);
  }

  #panelWith(atom: Atom): Rect | null {
    const seat = this.#holderOf(atom);
    return seat === null || this.#table === null
      ? null
      : this.#parts.game.panelFrame(seat, this.#table.layout);
  }

  #holderOf(atom: Atom): Seat | null {
    return this.#table === null ? null : this.#parts.game.holderOf(atom, this.#table);
  }

  #lift({ picked }: Hand<S['game']>, table: ShownTable<S>): void {
    if (picked.length === 0) return;
    const { game, cast } = this.#parts;
    const placements = game.placementsOf(table);
    for (const atom of picked) {
      const key = game.actorOf(atom, table);
      const placement = key === null ? undefined : placements.get(key);
      const actor = key === null ? undefined : cast.get(key);
      if (key === null || placement === undefined || actor === undefined) continue;
      actor.node.position.set(placement.x, placement.y - LIFT);
      actor.node.scale.set(placement.scale * LIFTED);
      this.#lifted.add(key);
    }
  }

  #dropAll(): void {
    if (this.#lifted.size === 0 || this.#table === null) return;
    const { game, cast } = this.#parts;
    const placements = game.placementsOf(this.#table);
    for (const key of this.#lifted) {
      const placement = placements.get(key);
      if (placement !== undefined && cast.get(key) !== undefined) cast.place(key, placement);
    }
    this.#lifted.clear();
  }
}

function once<A>(find: () => A): () => A {
  let found: A | undefined;
  return () => (found ??= find());
}
