import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import type { ActorKey, Placement } from '../scene/pieces';
import type { Clip } from '../../../stage/timeline';

export type Placements = ReadonlyMap<ActorKey, Placement>;

/** An event or a few that are shown together: from one picture to the next. */
export class Beat {
  readonly before: ElGauchoView;
  readonly after: ElGauchoView;
  readonly from: Placements;
  readonly to: Placements;
  readonly #taken = new Set<ActorKey>();

  constructor(before: ElGauchoView, after: ElGauchoView, from: Placements, to: Placements) {
    this.before = before;
    this.after = after;
    this.from = from;
    this.to = to;
  }

  /** Somebody new of this kind (`gaucho:2/supply/`), each asked for once. */
  comer(prefix: string): ActorKey | undefined {
    return this.#pick(this.to, this.from, prefix, 'first');
  }

  /** Somebody of this kind who is not there any more afterwards; the last of a row goes first. */
  goer(prefix: string): ActorKey | undefined {
    return this.#pick(this.from, this.to, prefix, 'last');
  }

  #pick(
    there: Placements,
    notThere: Placements,
    prefix: string,
    which: 'first' | 'last',
  ): ActorKey | undefined {
    let found: ActorKey | undefined;
    for (const key of there.keys()) {
      if (!key.startsWith(prefix) || notThere.has(key) || this.#taken.has(key)) continue;
      found = key;
      if (which === 'first') break;
    }
    if (found !== undefined) this.#taken.add(found);
    return found;
  }
}

export type Rename = readonly [from: ActorKey, to: ActorKey];

/** What a family of events makes of one of them. */
export interface Directed {
  readonly clip: Clip;
  /** Who is who: before anything moves. */
  readonly renames?: readonly Rename[];
  /** Whom the clip brings to their places, or off the stage, itself. All others just go where they belong. */
  readonly owns: readonly ActorKey[];
  /** When all others do that. */
  readonly others?: Others;
  /** When the tray opens, if tiles come into it that have a long way to go. */
  readonly trayAfter?: number;
}

export interface Others {
  readonly after: number;
  readonly ms: number;
}
