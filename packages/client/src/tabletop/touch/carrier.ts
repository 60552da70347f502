import type { Container } from 'pixi.js';
import { same } from '@pampa/rules';
import type { Atom, Desk } from '../../play/desk';
import type { Frames } from '../../stage/frames';
import type { Cast } from '../cast/cast';
import type { Spot } from '../layout/rect';
import type { TextureCache } from '../paint/texture-cache';
import type { ActionOf, SceneTypes, ShownTable } from '../scene-types';
import { CarriedPiece } from './carried-piece';
import type { Hand } from './hand';
import { atomAt } from './hit';
import type { Carried, Drop, TouchGame } from './touch-game';
import type { Touchable } from './touchable';

export interface CarrierParts<S extends SceneTypes> {
  readonly ground: Container;
  readonly textures: TextureCache;
  readonly cast: Cast<S['key'], S['look']>;
  readonly frames: Frames;
  readonly desk: Desk<S['game']> | null;
  readonly game: TouchGame<S>;
  /** Null while it can't be touched. */
  table(): ShownTable<S> | null;
  hand(): Hand<S['game']>;
  touchables(): readonly Touchable[];
  /** Called when lights have to change. */
  refresh(): void;
}

/** Drag and drop. Dropping a piece is the same as touching it and the place, and nothing else. */
export class Carrier<S extends SceneTypes> {
  readonly #parts: CarrierParts<S>;
  readonly #piece: CarriedPiece<S['key'], S['look'], ActionOf<S>>;
  /** In the middle of the touches that a drop stands for: what they lead to is seen after the last one. */
  #isPlaying = false;

  constructor(parts: CarrierParts<S>) {
    this.#parts = parts;
    this.#piece = new CarriedPiece({ ...parts, isBack: () => parts.refresh() });
  }

  /** Begins to carry; false for what can't be carried anywhere. */
  lift(atom: Atom, at: Spot, tableWidth: number): boolean {
    const { game } = this.#parts;
    const table = this.#parts.table();
    const hand = this.#parts.hand();
    if (table === null || !hand.isFree) return false;
    const drops = game.dropsOf(atom, hand);
    const key = game.actorOf(atom, table);
    const home = key === null ? undefined : game.placementsOf(table).get(key);
    if (drops.length === 0 || key === null || home === undefined) return false;
    const grip = { x: home.x - at.x, y: home.y - at.y };
    const scaleThere = game.scaleAt(drops, table);
    this.#piece.lift({ atom, key, drops, home, scaleThere, grip, tableWidth }, at);
    this.#parts.refresh();
    return true;
  }

  carry(at: Spot): void {
    const { load, over, isDown } = this.#piece;
    const table = this.#parts.table();
    if (load === null || table === null || isDown) return;
    const onto = new Map(load.drops.map((drop) => [drop.onto, drop]));
    const places = this.#parts.touchables().filter(({ atom }) => atom !== null && onto.has(atom));
    const drop = onto.get(atomAt(places, at, () => true) ?? '') ?? null;
    const hint = drop === null ? null : this.#parts.game.hintFor(drop, load.atom, this.#parts.hand(), table);
    this.#piece.move(at, drop, hint);
    if (drop !== over) this.#parts.refresh();
  }

  /** Plays the drop; the piece goes back if it is over no place, or the gesture was cancelled. */
  drop(isMeant: boolean): void {
    const { load, over, isDown } = this.#piece;
    if (load === null || isDown) return;
    if (isMeant && over !== null) {
      this.#piece.putDown();
      this.#isPlaying = true;
      this.#play(over, load.atom);
      this.#isPlaying = false;
    } else {
      this.#piece.goBack();
    }
    this.#parts.refresh();
  }

  /** Something else is going to be shown. A piece that was dropped sets off from where it lies. */
  rest(): void {
    const { load, isDown } = this.#piece;
    this.#piece.forget();
    if (load !== null && !isDown) this.#parts.cast.place(load.key, load.home);
  }

  /** What is carried, after a check that it still can be; null while nothing is. */
  follow(): Carried<ActionOf<S>> | null {
    const { load, isDown } = this.#piece;
    const hand = this.#parts.hand();
    if (load === null) return null;
    // A dropped piece waits while the server is asked. When the seat is asked again, it was refused and goes back.
    if (isDown && hand.isFree && !this.#isPlaying) this.#piece.goBack();
    else if (!isDown && this.#parts.game.dropsOf(load.atom, hand).length === 0) this.#piece.goBack();
    return this.#piece.load === null || isDown ? null : load;
  }

  /** To be called after all actors have been put where they belong. */
  pose(): void {
    this.#piece.pose();
  }

  /** The places where it can be dropped, and the one it is over; null while nothing is carried. */
  lighting(): { readonly lit: ReadonlySet<Atom>; readonly picked: readonly Atom[] } | null {
    const { load, over, isDown } = this.#piece;
    if (load === null || isDown) return null;
    return {
      lit: new Set(load.drops.map(({ onto }) => onto)),
      picked: over === null ? [] : [over.onto],
    };
  }

  destroy(): void {
    this.#piece.destroy();
  }

  /** As if everything had been touched. */
  #play(drop: Drop<ActionOf<S>>, carried: Atom): void {
    const { desk, game } = this.#parts;
    if (desk === null) return;
    const isInHand = desk.picked.peek().includes(carried);
    if (game.isInTheWay(drop, desk.picked.peek(), carried)) {
      desk.putDown();
      if (isInHand) desk.touch(carried);
    }
    for (const atom of drop.touches) desk.touch(atom);
    const { means } = drop;
    if (means !== null && desk.choices.peek().some((choice) => same(choice, means))) desk.play(means);
  }
}
