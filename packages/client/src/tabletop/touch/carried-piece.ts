import { Container, Sprite } from 'pixi.js';
import type { Frames } from '../../stage/frames';
import { lerp } from '../../stage/moves';
import type { Cast } from '../cast/cast';
import { showDrawing } from '../cast/look-painter';
import { LAYERS, type Look, type Placement } from '../cast/placement';
import { clamp, type Spot } from '../layout/rect';
import type { Drawing, TextureCache } from '../paint/texture-cache';
import type { Carried, Drop } from './touch-game';

/** How much larger a carried piece looks. */
const CARRIED = 1.12;
/** How far it is held above the place it would be dropped on, at scale 1. */
const RAISED = 40;
/** How far above its middle the hint is, at scale 1. */
const HINT_ABOVE = 46;
/** How long a piece takes back that is dropped where it can't be. */
const BACK_MS = 170;

export interface CarriedPieceParts<Key extends string, L extends Look> {
  readonly ground: Container;
  readonly textures: TextureCache;
  readonly cast: Cast<Key, L>;
  readonly frames: Frames;
  /** The piece is back where it was. */
  readonly isBack: () => void;
}

/** What is being carried. */
export interface Load<Key extends string, L extends Look, Action> extends Carried<Action> {
  readonly key: Key;
  /** Where it belongs. */
  readonly home: Placement<L>;
  /** Its scale over a place where it can be dropped. */
  readonly scaleThere: number;
  /** From the finger to its middle. */
  readonly grip: Spot;
  readonly tableWidth: number;
}

/** A piece that follows a mouse or a finger, with a hint of what dropping it would bring. */
export class CarriedPiece<Key extends string, L extends Look, Action> {
  readonly #parts: CarriedPieceParts<Key, L>;
  readonly #hint = new Container();
  #load: Load<Key, L, Action> | null = null;
  #at: Spot = { x: 0, y: 0 };
  #over: Drop<Action> | null = null;
  #hintWidth = 0;
  /** It has been dropped and waits there until the server has answered. */
  #isDown = false;
  #stopGoingBack: () => void = () => undefined;

  constructor(parts: CarriedPieceParts<Key, L>) {
    this.#parts = parts;
    this.#hint.zIndex = LAYERS.air + 91;
    this.#hint.addChild(new Sprite());
  }

  get load(): Load<Key, L, Action> | null {
    return this.#load;
  }

  /** What it would be dropped on right now. */
  get over(): Drop<Action> | null {
    return this.#over;
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  lift(load: Load<Key, L, Action>, at: Spot): void {
    this.#stopGoingBack();
    this.#load = load;
    this.#isDown = false;
    this.move(at, null, null);
  }

  move(at: Spot, over: Drop<Action> | null, hint: Drawing | null): void {
    this.#at = at;
    this.#over = over;
    this.#showHint(hint);
    this.pose();
    this.#parts.frames.draw();
  }

  /** Puts it at the pointer; also after all actors have been put where they belong. */
  pose(): void {
    const node = this.#load === null ? undefined : this.#parts.cast.get(this.#load.key)?.node;
    if (this.#load === null || node === undefined) return;
    const { home, grip, scaleThere, tableWidth } = this.#load;
    const isThere = this.#over !== null;
    const scale = (isThere ? scaleThere : home.scale) * (this.#isDown ? 1 : CARRIED);
    const held = scale / home.scale;
    // Above the finger, which would hide the place it is dropped on.
    const raised = isThere && !this.#isDown ? RAISED * scale : 0;
    node.position.set(this.#at.x + grip.x * held, this.#at.y + grip.y * held - raised);
    node.scale.set(scale);
    node.rotation = 0;
    node.zIndex = LAYERS.air + 90;
    const x = clamp(node.x, this.#hintWidth / 2, tableWidth - this.#hintWidth / 2);
    this.#hint.position.set(x, node.y - HINT_ABOVE * node.scale.y - 15);
  }

  /** It stays where it was dropped. */
  putDown(): void {
    this.#isDown = true;
    this.#showHint(null);
    this.pose();
  }

  /** It is no longer carried; the caller sees to where it goes. */
  forget(): void {
    this.#stopGoingBack();
    this.#load = null;
    this.#over = null;
    this.#isDown = false;
    this.#showHint(null);
  }

  /** It glides back to where it was. */
  goBack(): void {
    const load = this.#load;
    this.forget();
    const node = load === null ? undefined : this.#parts.cast.get(load.key)?.node;
    if (load === null || node === undefined) return;
    const from = { x: node.x, y: node.y, scale: node.scale.y };
    let spent = 0;
    const stop = this.#parts.frames.run((elapsed) => {
      spent += elapsed;
      const t = Math.min(1, spent / BACK_MS);
      const way = 1 - (1 - t) ** 3;
      const { x, y, scale } = load.home;
      node.position.set(lerp(from.x, x, way), lerp(from.y, y, way));
      node.scale.set(lerp(from.scale, scale, way));
      if (t === 1) this.#stopGoingBack();
    });
    this.#stopGoingBack = () => {
      stop();
      this.#stopGoingBack = () => undefined;
      if (this.#parts.cast.get(load.key)?.node === node) this.#parts.cast.place(load.key, load.home);
      this.#parts.isBack();
    };
  }

  destroy(): void {
    this.forget();
    this.#hint.destroy({ children: true });
  }

  #showHint(hint: Drawing | null): void {
    const [sprite] = this.#hint.children;
    if (hint === null || !(sprite instanceof Sprite)) {
      this.#hint.removeFromParent();
      return;
    }
    showDrawing(sprite, hint, 1, this.#parts.textures);
    this.#hintWidth = hint.right - hint.left;
    this.#parts.ground.addChild(this.#hint);
  }
}
