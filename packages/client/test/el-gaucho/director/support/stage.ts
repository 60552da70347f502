import type { Container, Sprite, Texture } from 'pixi.js';
import type { Viewer } from '@pampa/rules';
import { RACES, type ElGauchoView } from '@pampa/rules/el-gaucho';
import { isSameLook } from '../../../../src/tabletop/cast/placement';
import { layoutOf } from '../../../../src/games/el-gaucho/layout/layout-of';
import { anchorOf } from '../../../../src/games/el-gaucho/scene/anchors';
import type { DirectorStage } from '../../../../src/tabletop/direct/director-stage';
import type { Actor, Cast } from '../../../../src/tabletop/cast/cast';
import type { ActorKey, Look, Placement } from '../../../../src/games/el-gaucho/scene/pieces';
import { placementsOf } from '../../../../src/games/el-gaucho/scene/placements-of';
import { pose, type Movable } from '../../../../src/stage/moves';
import type { SoundName } from '../../../../src/stage/scene';
import type { GauchoScene } from '../../../../src/games/el-gaucho/scene/scene-types';
import { Metronome } from '../../../stage/support/metronome';

function bareNode(): Movable {
  const scale = {
    x: 1,
    y: 1,
    set(x: number, y = x) {
      scale.x = x;
      scale.y = y;
    },
  };
  return { x: 0, y: 0, rotation: 0, alpha: 1, zIndex: 0, scale };
}

interface BareActor extends Actor<Look> {
  key: ActorKey;
  look: Look;
}

/** Actors without pictures. It notes whatever a reconciliation has to put right. */
class BareCast implements Cast<ActorKey, Look> {
  readonly corrections: string[] = [];
  readonly #actors = new Map<ActorKey, BareActor>();

  get(key: ActorKey): Actor<Look> | undefined {
    return this.#actors.get(key);
  }

  keys(): IterableIterator<ActorKey> {
    return this.#actors.keys();
  }

  ensure(key: ActorKey, placement: Placement): Actor<Look> {
    const there = this.#actors.get(key);
    if (there !== undefined) return there;
    const actor: BareActor = {
      key,
      node: bareNode() as Container,
      look: placement.look,
      setLook: (look) => {
        actor.look = look;
      },
    };
    pose(actor.node, placement);
    this.#actors.set(key, actor);
    return actor;
  }

  rename(from: ActorKey, to: ActorKey): void {
    const actor = this.#actors.get(from);
    if (actor === undefined) return;
    if (this.#actors.has(to)) this.corrections.push(`${to} is pushed off the stage by ${from}`);
    this.#actors.delete(from);
    actor.key = to;
    this.#actors.set(to, actor);
  }

  remove(key: ActorKey): void {
    this.#actors.delete(key);
  }

  place(key: ActorKey, placement: Placement): void {
    const actor = this.ensure(key, placement);
    pose(actor.node, placement);
    actor.setLook(placement.look);
  }

  reconcile(placements: ReadonlyMap<ActorKey, Placement>): void {
    this.corrections.push(...this.differences(placements));
    for (const key of [...this.#actors.keys()]) if (!placements.has(key)) this.remove(key);
    for (const [key, placement] of placements) this.place(key, placement);
  }

  differences(placements: ReadonlyMap<ActorKey, Placement>): string[] {
    const found: string[] = [];
    for (const key of this.#actors.keys()) if (!placements.has(key)) found.push(`${key} should have left`);
    for (const [key, placement] of placements) {
      const actor = this.#actors.get(key);
      if (actor === undefined) found.push(`${key} is not there`);
      else if (!isPlaced(actor, placement))
        found.push(`${key} is ${told(actor)}, should be ${JSON.stringify(placement)}`);
    }
    return found;
  }
}

function isPlaced({ node, look }: Actor<Look>, placement: Placement): boolean {
  return (
    node.x === placement.x &&
    node.y === placement.y &&
    node.rotation === placement.rotation &&
    node.alpha === placement.alpha &&
    node.zIndex === placement.z &&
    node.scale.x === placement.scale &&
    node.scale.y === placement.scale &&
    isSameLook(look, placement.look)
  );
}

function told({ node, look }: Actor<Look>): string {
  const { x, y, rotation, alpha, zIndex, scale } = node;
  return JSON.stringify({ x, y, rotation, alpha, zIndex, scale, look });
}

export interface BareStage extends DirectorStage<GauchoScene> {
  readonly cast: BareCast;
  readonly frames: Metronome;
  readonly sounds: SoundName[];
  readonly inAir: Set<unknown>;
  readonly gates: Map<number, number>;
  /** What was last given to `showTable`. */
  shown: ElGauchoView | null;
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** A stage one can't see anything on. */
export function bareStage(first: ElGauchoView, viewer: Viewer, size: 0 | 1): BareStage {
  const { open } = first;
  const layout = layoutOf({
    ...SIZES[size],
    players: open.ranches.length,
    near: viewer ?? 0,
    races: RACES.filter((race) => race !== open.removedRace),
    board: open.layout,
    unfolded: null,
  });
  const inAir = new Set<unknown>();
  const sounds: SoundName[] = [];
  const stage: BareStage = {
    cast: new BareCast(),
    frames: new Metronome(),
    sounds,
    inAir,
    gates: new Map(),
    shown: null,
    air: {
      addChild: (sprite: Sprite) => inAir.add(sprite),
      removeChild: (sprite: Sprite) => inAir.delete(sprite),
    } as unknown as Container,
    texture: () => ({ width: 24, height: 24 }) as Texture,
    placements: (view) => placementsOf(view, viewer, layout),
    show: (view) => stage.cast.reconcile(stage.placements(view)),
    showTable: (view) => {
      stage.shown = view;
    },
    anchor: (place, view) => anchorOf(place, view, viewer, layout),
    tray: () => undefined,
    prepare: () => undefined,
    isPainted: () => false,
    prepareBanner: () => undefined,
    banner: () => {
      const ribbon = { ...bareNode(), destroy: () => inAir.delete(ribbon) };
      inAir.add(ribbon);
      return ribbon as unknown as Container;
    },
    viewer: () => viewer,
    nameOf: (seat) => `player ${seat}`,
    sound: (name) => sounds.push(name),
  };
  return stage;
}

export function bareSprite(): Sprite {
  const node = bareNode();
  return {
    ...node,
    anchor: { set: () => undefined },
    position: { set: () => undefined },
    texture: { width: 24 },
    tint: 0,
  } as unknown as Sprite;
}
