import type { Clip } from '../../stage/timeline';
import type { KeyOf, Placements, SceneTypes, ViewOf } from '../scene-types';

/** One event, or a few that are shown together: from one picture to the next. */
export class Beat<S extends SceneTypes> {
  readonly before: ViewOf<S>;
  readonly after: ViewOf<S>;
  readonly from: Placements<S>;
  readonly to: Placements<S>;
  readonly #taken = new Set<KeyOf<S>>();

  constructor(before: ViewOf<S>, after: ViewOf<S>, from: Placements<S>, to: Placements<S>) {
    this.before = before;
    this.after = after;
    this.from = from;
    this.to = to;
  }

  /** The key of an actor that is new after this beat, by its prefix (`gaucho:2/supply/`). Each is returned once. */
  comer(prefix: string): KeyOf<S> | undefined {
    return this.#pick(this.to, this.from, prefix, 'first');
  }

  /** The key of an actor that is gone after this beat; the last one of a row goes first. */
  goer(prefix: string): KeyOf<S> | undefined {
    return this.#pick(this.from, this.to, prefix, 'last');
  }

  #pick(
    there: Placements<S>,
    notThere: Placements<S>,
    prefix: string,
    which: 'first' | 'last',
  ): KeyOf<S> | undefined {
    let found: KeyOf<S> | undefined;
    for (const key of there.keys()) {
      if (!key.startsWith(prefix) || notThere.has(key) || this.#taken.has(key)) continue;
      found = key;
      if (which === 'first') break;
    }
    if (found !== undefined) this.#taken.add(found);
    return found;
  }
}

export type Rename<S extends SceneTypes> = readonly [from: KeyOf<S>, to: KeyOf<S>];

/** How one event is shown. */
export interface Directed<S extends SceneTypes> {
  readonly clip: Clip;
  /** Actors that get another key before anything moves. */
  readonly renames?: readonly Rename<S>[];
  /** Actors that the clip itself brings to their places, or removes. All others go straight where they belong. */
  readonly owns: readonly KeyOf<S>[];
  /** When all others do that. */
  readonly others?: Others;
  /** When the tray opens, if what comes into it has a long way to go. */
  readonly trayAfter?: number;
}

export interface Others {
  readonly after: number;
  readonly ms: number;
}
