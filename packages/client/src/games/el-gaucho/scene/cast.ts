import type { Container } from 'pixi.js';
import type { ActorKey, Look, Placement } from './placement';

/** One thing on the table, kept from move to move so that it can travel. */
export interface Actor {
  readonly key: ActorKey;
  /** Its x, y, rotation, scale, alpha and zIndex may be animated freely: the next `reconcile` puts them right. */
  readonly node: Container;
  readonly look: Look;
  /**
   * Changes its picture at once: a tile turned over, the next face of a tumbling die, a counter that runs. It is drawn
   * for the size it had at rest, unless another is named.
   */
  wear(look: Look, scale?: number): void;
}

/**
 * All actors by key. The director moves them from where they are to their placements in the view after a step and renames
 * them on the way; if it did well, the `reconcile` that follows changes nothing.
 */
export interface Cast {
  get(key: ActorKey): Actor | undefined;
  keys(): IterableIterator<ActorKey>;
  /** The actor of this key; a new one comes in at this placement, one that is there already stays as it is. */
  ensure(key: ActorKey, placement: Placement): Actor;
  /** The same actor, from now on under another key. Whoever had that key leaves. Nothing happens if `from` is nobody. */
  rename(from: ActorKey, to: ActorKey): void;
  remove(key: ActorKey): void;
  /** Puts it there at once, look and all; it comes in if it was not there. */
  place(key: ActorKey, placement: Placement): void;
  /** Exactly these actors, exactly there. */
  reconcile(placements: ReadonlyMap<ActorKey, Placement>): void;
}
