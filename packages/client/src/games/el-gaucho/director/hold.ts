import type { Hold } from '../../../tabletop/direct/director-game';
import type { GauchoScene } from '../scene/scene-types';
import type { Animator, Placements, Seen } from './types';
import { raceOf, type ElGauchoView, type Tile } from '@pampa/rules/el-gaucho';
import type { Draft, Seat } from '@pampa/rules';
import { LAYERS } from '../../../tabletop/cast/placement';
import { NATURAL, type ActorKey, type Placement } from '../scene/pieces';

/**
 * Tiles that are in nobody's herd for a moment, or in somebody's batch only until the same step adds them: they are held
 * above the herd they will join, in everybody's sight. No tray is opened for what nobody is asked about.
 */
export class HerdHold implements Hold<GauchoScene> {
  readonly placements = new Map<ActorKey, Placement>();
  readonly #animator: Animator;
  readonly #last: Placements;
  readonly #toJoin: Set<Tile>;

  constructor(events: readonly Seen[], last: Placements, animator: Animator) {
    this.#animator = animator;
    this.#last = last;
    this.#toJoin = new Set(events.flatMap(({ open }) => (open.type === 'joined' ? [open.tile] : [])));
  }

  /** Told of every event as it is planned, with the view after it. */
  hear({ open: event }: Seen, now: Placements, view: ElGauchoView): void {
    switch (event.type) {
      case 'stole':
        this.#take(event.tile, event.seat, now, view);
        break;
      case 'came-home':
      case 'last-came-home':
        for (const { tile, seat } of event.cattle) this.#take(tile, seat, now, view);
        break;
      case 'joined':
        this.placements.delete(`tile:${event.tile}`);
        this.#toJoin.delete(event.tile);
        break;
      default:
        break;
    }
  }

  /** The view without what is held. */
  without(view: ElGauchoView): ElGauchoView {
    if (this.placements.size === 0) return view;
    const next = structuredClone(view) as Draft<ElGauchoView>;
    for (const ranch of next.open.ranches) {
      ranch.batch = ranch.batch.filter((tile) => !this.placements.has(`tile:${tile}`));
    }
    return next;
  }

  #take(tile: Tile, seat: Seat, now: Placements, view: ElGauchoView): void {
    const from = now.get(`tile:${tile}`);
    if (from === undefined || !this.#toJoin.has(tile)) return;
    const race = raceOf(tile);
    const herd = this.#animator.anchor({ at: 'herd', seat, race }, view);
    const scale = this.#last.get(`tile:${tile}`)?.scale ?? from.scale;
    const above = [...this.placements.values()].filter(({ look }) => isOfRace(look, race)).length;
    this.placements.set(`tile:${tile}`, {
      ...from,
      x: herd.x + above * NATURAL.tile.width * scale * 0.3,
      y: herd.y - NATURAL.tile.height * scale * (0.4 + 0.12 * above),
      scale,
      rotation: 0,
      // In a ranch too small to show its cattle, too.
      alpha: 1,
      z: LAYERS.air + above,
    });
  }
}

function isOfRace(look: Placement['look'], race: ReturnType<typeof raceOf>): boolean {
  return look.kind === 'tile' && look.tile !== null && raceOf(look.tile) === race;
}
