import { Container } from 'pixi.js';
import type { Actor, Cast, ExtraKey } from './cast';
import type { LookPainter } from './look-painter';
import { isSameLook, type Look, type Placement } from './placement';

class PixiActor<L extends Look> implements Actor<L> {
  key: string;
  readonly node = new Container();
  readonly #painter: LookPainter<L>;
  #look: L;
  #scale: number;

  constructor(key: string, placement: Placement<L>, painter: LookPainter<L>) {
    this.key = key;
    this.#painter = painter;
    this.#look = placement.look;
    this.#scale = placement.scale;
    painter.show(this.node, this.#look, this.#scale);
  }

  get look(): L {
    return this.#look;
  }

  setLook(look: L, scale = this.#scale): void {
    this.#look = look;
    this.#scale = scale;
    this.#painter.show(this.node, look, scale);
  }

  /** At rest: exactly there, and painted for exactly that scale. */
  placeAt(placement: Placement<L>, pixels: number): void {
    const { x, y, rotation, scale, alpha, z, look } = placement;
    if (this.#scale !== scale || !isSameLook(this.#look, look)) this.setLook(look, scale);
    const { node } = this;
    node.position.set(Math.round(x * pixels) / pixels, Math.round(y * pixels) / pixels);
    node.rotation = rotation;
    node.scale.set(scale);
    node.alpha = alpha;
    node.visible = true;
    node.zIndex = z;
  }

  /** The same look with other colours, letters or pixels. */
  repaint(): void {
    this.setLook(this.#look);
  }
}

/** The cast on a Pixi container, which sorts it by z. */
export class PixiCast<Key extends string, L extends Look> implements Cast<Key, L> {
  readonly #actors = new Map<Key | ExtraKey, PixiActor<L>>();
  readonly #ground: Container;
  readonly #painter: LookPainter<L>;
  readonly #changed: () => void;
  /** Device pixels per unit of the layout: an actor at rest is on whole ones. */
  pixels = 1;

  constructor(ground: Container, painter: LookPainter<L>, changed: () => void) {
    this.#ground = ground;
    this.#painter = painter;
    this.#changed = changed;
    ground.sortableChildren = true;
  }

  get(key: Key | ExtraKey): Actor<L> | undefined {
    return this.#actors.get(key);
  }

  keys(): IterableIterator<Key | ExtraKey> {
    return this.#actors.keys();
  }

  ensure(key: Key | ExtraKey, placement: Placement<L>): Actor<L> {
    return this.#actors.get(key) ?? this.#create(key, placement);
  }

  rename(from: Key | ExtraKey, to: Key | ExtraKey): void {
    const actor = this.#actors.get(from);
    if (actor === undefined || from === to) return;
    this.remove(to);
    this.#actors.delete(from);
    this.#actors.set(to, actor);
    actor.key = to;
  }

  remove(key: Key | ExtraKey): void {
    const actor = this.#actors.get(key);
    if (actor === undefined) return;
    this.#actors.delete(key);
    actor.node.destroy({ children: true });
    this.#changed();
  }

  place(key: Key | ExtraKey, placement: Placement<L>): void {
    const actor = this.#actors.get(key) ?? this.#create(key, placement);
    actor.placeAt(placement, this.pixels);
    this.#changed();
  }

  reconcile(placements: ReadonlyMap<Key | ExtraKey, Placement<L>>): void {
    for (const key of [...this.#actors.keys()]) if (!placements.has(key)) this.remove(key);
    for (const [key, placement] of placements) this.place(key, placement);
  }

  repaint(): void {
    for (const actor of this.#actors.values()) actor.repaint();
    this.#changed();
  }

  #create(key: Key | ExtraKey, placement: Placement<L>): PixiActor<L> {
    const actor = new PixiActor(key, placement, this.#painter);
    this.#actors.set(key, actor);
    this.#ground.addChild(actor.node);
    actor.placeAt(placement, this.pixels);
    this.#changed();
    return actor;
  }
}
