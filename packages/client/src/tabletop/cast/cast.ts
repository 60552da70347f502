import type { Container } from 'pixi.js';
import type { Look, Placement } from './placement';

/** Keys of actors that live only as long as an animation (coins, a sum that rises). No view has such an actor. */
export type ExtraKey = `extra:${string}`;

/** One thing on the table. It is kept from move to move, so that it can travel. */
export interface Actor<L extends Look = Look> {
  readonly key: string;
  /** Its x, y, rotation, scale, alpha and zIndex may be animated freely: the next `reconcile` corrects them. */
  readonly node: Container;
  readonly look: L;
  /**
   * Changes its picture at once: a tile turned over, the next face of a tumbling die, a running counter. It is painted for
   * the scale it had at rest, unless another one is given.
   */
  setLook(look: L, scale?: number): void;
}

/**
 * All actors by key. The director moves them to their placements in the view after a step and renames them on the way; if it
 * did so correctly, the `reconcile` that follows changes nothing.
 */
export interface Cast<Key extends string = string, L extends Look = Look> {
  get(key: Key | ExtraKey): Actor<L> | undefined;
  keys(): IterableIterator<Key | ExtraKey>;
  /** The actor of this key. A missing one is created at this placement; an existing one stays as it is. */
  ensure(key: Key | ExtraKey, placement: Placement<L>): Actor<L>;
  /** Gives the actor another key. An actor that has that key already is removed. Does nothing if there is no `from`. */
  rename(from: Key | ExtraKey, to: Key | ExtraKey): void;
  remove(key: Key | ExtraKey): void;
  /** Puts an actor there at once, with this look; creates it if it is missing. */
  place(key: Key | ExtraKey, placement: Placement<L>): void;
  /** Exactly these actors, exactly there. */
  reconcile(placements: ReadonlyMap<Key | ExtraKey, Placement<L>>): void;
}
