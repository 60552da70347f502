import { Container, Sprite } from 'pixi.js';
import type { Atom } from '../../../play/desk';
import type { Frames } from '../../../stage/frames';
import { lerp } from '../../../stage/moves';
import type { Drawing } from '../../../tabletop/paint/texture-cache';
import { clamp, type Spot } from '../../../tabletop/layout/rect';
import type { Cast } from './cast';
import { wear, type Company } from './costumes';
import type { Drop } from './drops';
import { LAYERS, type ActorKey, type Placement } from './placement';

/** How much larger a thing looks that is carried. */
const CARRIED = 1.12;
/** How far it is held above the place it is put on, at scale 1. */
const RAISED = 40;
/** What is let go where nothing is goes back in this time. */
const BACK_MS = 170;

export interface CarriedTileParts {
  readonly ground: Container;
  readonly company: Company;
  readonly cast: Cast;
  readonly frames: Frames;
  /** It is where it was. */
  readonly isBack: () => void;
}

/** What somebody carries. */
export interface Load {
  readonly atom: Atom;
  readonly key: ActorKey;
  readonly drops: readonly Drop[];
  /** Where it belongs. */
  readonly home: Placement;
  /** How large it will be where it can be put down. */
  readonly scaleThere: number;
  /** From the finger to its middle. */
  readonly grip: Spot;
  readonly tableWidth: number;
}

/** A tile that follows a mouse or a finger over the table, with what it would be worth where it is. */
export class CarriedTile {
  readonly #parts: CarriedTileParts;
  readonly #hint = new Container();
  #load: Load | null = null;
  #at: Spot = { x: 0, y: 0 };
  #over: Drop | null = null;
  #hintWidth = 0;
  /** It has been put down somewhere and waits there until that has come about. */
  #isDown = false;
  #stopGoingBack: () => void = () => undefined;

  constructor(parts: CarriedTileParts) {
    this.#parts = parts;
    this.#hint.zIndex = LAYERS.air + 91;
    this.#hint.addChild(new Sprite());
  }

  get load(): Load | null {
    return this.#load;
  }

  /** What it would be put on right now. */
  get over(): Drop | null {
    return this.#over;
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  lift(load: Load, at: Spot): void {
    this.#stopGoingBack();
    this.#load = load;
    this.#isDown = false;
    this.move(at, null, null);
  }

  move(at: Spot, over: Drop | null, hint: Drawing | null): void {
    this.#at = at;
    this.#over = over;
    this.#showHint(hint);
    this.pose();
    this.#parts.frames.draw();
  }

  /** Also after everything else has been put where it belongs. */
  pose(): void {
    const node = this.#load === null ? undefined : this.#parts.cast.get(this.#load.key)?.node;
    if (this.#load === null || node === undefined) return;
    const { home, grip, scaleThere, tableWidth } = this.#load;
    const isThere = this.#over !== null;
    const scale = (isThere ? scaleThere : home.scale) * (this.#isDown ? 1 : CARRIED);
    const held = scale / home.scale;
    // Above the finger, so that one sees what it is put on.
    const raised = isThere && !this.#isDown ? RAISED * scale : 0;
    node.position.set(this.#at.x + grip.x * held, this.#at.y + grip.y * held - raised);
    node.scale.set(scale);
    node.rotation = 0;
    node.zIndex = LAYERS.air + 90;
    const x = clamp(node.x, this.#hintWidth / 2, tableWidth - this.#hintWidth / 2);
    this.#hint.position.set(x, node.y - 46 * node.scale.y - 15);
  }

  /** It stays where it was let go. */
  putDown(): void {
    this.#isDown = true;
    this.#showHint(null);
    this.pose();
  }

  /** Nobody carries it any more; where it goes others see to. */
  forget(): void {
    this.#stopGoingBack();
    this.#load = null;
    this.#over = null;
    this.#isDown = false;
    this.#showHint(null);
  }

  /** Back to where it was. */
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
    wear(sprite, hint, 1, this.#parts.company.textures);
    this.#hintWidth = hint.right - hint.left;
    this.#parts.ground.addChild(this.#hint);
  }
}
