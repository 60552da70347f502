import { Container } from 'pixi.js';
import type { Actor, Cast } from './cast';
import { putOn, type Company } from './costumes';
import type { ActorKey, Look, Placement } from './placement';

class PixiActor implements Actor {
  key: ActorKey;
  readonly node = new Container();
  readonly #company: Company;
  #look: Look;
  #scale: number;

  constructor(key: ActorKey, placement: Placement, company: Company) {
    this.key = key;
    this.#company = company;
    this.#look = placement.look;
    this.#scale = placement.scale;
    putOn(this.node, this.#look, this.#scale, company);
  }

  get look(): Look {
    return this.#look;
  }

  wear(look: Look, scale = this.#scale): void {
    this.#look = look;
    this.#scale = scale;
    putOn(this.node, look, scale, this.#company);
  }

  /** At rest: exactly there, and drawn for exactly that size. */
  stand(placement: Placement, pixels: number): void {
    const { x, y, rotation, scale, alpha, z, look } = placement;
    if (this.#scale !== scale || !isSameLook(this.#look, look)) {
      this.wear(look, scale);
    }
    const { node } = this;
    node.position.set(Math.round(x * pixels) / pixels, Math.round(y * pixels) / pixels);
    node.rotation = rotation;
    node.scale.set(scale);
    node.alpha = alpha;
    node.visible = true;
    node.zIndex = z;
  }

  /** Other colours, letters or pixels: the same look, drawn anew. */
  redress(): void {
    this.wear(this.#look);
  }
}

/** Asked of everybody whenever a picture is complete, in the middle of a movement: without making anything. */
function isSameLook(one: Look, other: Look): boolean {
  if (one === other) return true;
  for (const key in one) if (one[key as keyof Look] !== other[key as keyof Look]) return false;
  for (const key in other) if (!(key in one)) return false;
  return true;
}

/** The cast on a Pixi container, which it sorts by z. */
export class PixiCast implements Cast {
  readonly #actors = new Map<ActorKey, PixiActor>();
  readonly #ground: Container;
  readonly #company: Company;
  readonly #changed: () => void;
  /** Device pixels per CSS pixel: what is at rest stands on whole ones. */
  pixels = 1;

  constructor(ground: Container, company: Company, changed: () => void) {
    this.#ground = ground;
    this.#company = company;
    this.#changed = changed;
    ground.sortableChildren = true;
  }

  get(key: ActorKey): Actor | undefined {
    return this.#actors.get(key);
  }

  keys(): IterableIterator<ActorKey> {
    return this.#actors.keys();
  }

  ensure(key: ActorKey, placement: Placement): Actor {
    return this.#actors.get(key) ?? this.#enter(key, placement);
  }

  rename(from: ActorKey, to: ActorKey): void {
    const actor = this.#actors.get(from);
    if (actor === undefined || from === to) return;
    this.remove(to);
    this.#actors.delete(from);
    this.#actors.set(to, actor);
    actor.key = to;
  }

  remove(key: ActorKey): void {
    const actor = this.#actors.get(key);
    if (actor === undefined) return;
    this.#actors.delete(key);
    actor.node.destroy({ children: true });
    this.#changed();
  }

  place(key: ActorKey, placement: Placement): void {
    const actor = this.#actors.get(key) ?? this.#enter(key, placement);
    actor.stand(placement, this.pixels);
    this.#changed();
  }

  reconcile(placements: ReadonlyMap<ActorKey, Placement>): void {
    for (const key of [...this.#actors.keys()]) if (!placements.has(key)) this.remove(key);
    for (const [key, placement] of placements) this.place(key, placement);
  }

  redress(): void {
    for (const actor of this.#actors.values()) actor.redress();
    this.#changed();
  }

  #enter(key: ActorKey, placement: Placement): PixiActor {
    const actor = new PixiActor(key, placement, this.#company);
    this.#actors.set(key, actor);
    this.#ground.addChild(actor.node);
    actor.stand(placement, this.pixels);
    this.#changed();
    return actor;
  }
}
