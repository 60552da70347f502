import type { Action, ActionOf } from '../../../src/el-gaucho/actions';
import type { ElGauchoEvent } from '../../../src/el-gaucho/events';
import { groundOf, type Ground, type Space } from '../../../src/el-gaucho/layouts';
import { isWithoutDice } from '../../../src/el-gaucho/phases/rounds';
import type { Open, Ranch } from '../../../src/el-gaucho/state';
import { raceOf, type Tile } from '../../../src/el-gaucho/tiles';
import type { Seat } from '../../../src/kernel/game';
import type { Scene, Tale } from './tale';

type Named<Event, Type> = Event extends { readonly type: infer Known }
  ? Type extends Known
    ? Event & { readonly type: Type }
    : never
  : never;
/** Not `Extract`: some events share their fields, and a type of several names. */
export type EventOf<Type extends ElGauchoEvent['type']> = Named<ElGauchoEvent, Type>;

export function only<Type extends ElGauchoEvent['type']>(
  events: readonly ElGauchoEvent[],
  type: Type,
): readonly EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

export function hasEvent(events: readonly ElGauchoEvent[], type: ElGauchoEvent['type']): boolean {
  return events.some((event) => event.type === type);
}

/** A scene in which somebody did this kind of thing. */
export type SceneOf<Type extends Action['type']> = Scene & { readonly act: ActionOf<Type> };

function isDone<Type extends Action['type']>(scene: Scene, type: Type): scene is SceneOf<Type> {
  return scene.act?.type === type;
}

export function done<Type extends Action['type']>(
  scenes: readonly Scene[],
  type: Type,
): readonly SceneOf<Type>[] {
  return scenes.filter((scene) => isDone(scene, type));
}

/** The turns, each from its first act to its end; what is done on the steppe is part of them. */
export function turnsOf({ scenes }: Tale): readonly (readonly Scene[])[] {
  const turns = new Map<string, Scene[]>();
  for (const scene of scenes) {
    const { phase, round, turn } = scene.before.open;
    if (phase !== 'turn' && phase !== 'steppe') continue;
    const key = `${round} ${turn.seat}`;
    turns.set(key, [...(turns.get(key) ?? []), scene]);
  }
  return [...turns.values()];
}

/** What comes after a scene in the same list. */
export function afterwards(scenes: readonly Scene[], scene: Scene): readonly Scene[] {
  return scenes.slice(scenes.indexOf(scene) + 1);
}

export function isLastRound({ before }: Scene): boolean {
  return isWithoutDice(before.open);
}

/** The last turn of a round leads into the round-up. */
export function closesRound({ act, before, seat }: Scene): boolean {
  const { startSeat, ranches } = before.open;
  return act?.type === 'end' && (seat + 1) % ranches.length === startSeat;
}

export function ranch(open: Open, seat: Seat): Ranch {
  return open.ranches[seat]!;
}

export function herdFor(open: Open, seat: Seat, tile: Tile): readonly Tile[] {
  return ranch(open, seat).herds[raceOf(tile)];
}

export function ground(open: Open): Ground {
  return groundOf(open.layout, open.ranches.length);
}

export function hasFreeSpace(open: Open): boolean {
  return open.tiles.includes(0);
}

/** Counted from the bottom, beginning with 1. */
export function pastureOf(space: Space): number {
  return Math.floor(space / 10);
}

/** One pasture as it lies there. */
export interface PastureNow {
  readonly number: number;
  /** 0 where no tile lies. */
  readonly tiles: readonly Tile[];
  readonly riders: readonly number[];
}

export function pasturesNow(open: Open): readonly PastureNow[] {
  return ground(open).pastures.map(({ from, to }, row) => ({
    number: row + 1,
    tiles: open.tiles.slice(from, to),
    riders: open.riders.slice(from, to),
  }));
}
