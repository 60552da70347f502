import type { Animator, Beat, Directed, EventOf, Rename } from './types';
import type { CameHome } from '@pampa/rules/el-gaucho';
import type { Movable, Point } from '../../../stage/moves';
import { aside, delayed, EASE, parallel, sequence, stagger, tween, type Clip } from '../../../stage/timeline';
import { LAYERS } from '../../../tabletop/cast/placement';
import { NATURAL, type ActorKey, type Placement } from '../scene/pieces';
import { backToSupply } from './gaucho-ways';
import type { Gates } from '../scene/gates';
import { TEMPO } from './tempo';

/** The gate swings open, the herd comes out, and every animal goes home with its gaucho. */
export function cameHome(
  { pasture, cattle }: EventOf<'came-home'>,
  beat: Beat,
  animator: Animator,
  gates: Gates,
): Directed {
  const drive = driveHome(cattle, beat, animator, () => pasture);
  return { ...drive, clip: throughGates([pasture], drive.clip, animator, gates) };
}

/** At the very end: all that still stands out there. */
export function lastCameHome(
  { cattle }: EventOf<'last-came-home'>,
  beat: Beat,
  animator: Animator,
  gates: Gates,
): Directed {
  const pastureOf = ({ space }: CameHome): number => Math.floor(space / 10);
  const drive = driveHome(cattle, beat, animator, pastureOf);
  return { ...drive, clip: throughGates([...new Set(cattle.map(pastureOf))], drive.clip, animator, gates) };
}

function throughGates(pastures: readonly number[], drive: Clip, animator: Animator, gates: Gates): Clip {
  const swing = (ms: number, openAt: (t: number) => number): Clip =>
    tween(ms, {
      each: (t) => {
        for (const pasture of pastures) gates.open(pasture, openAt(t));
      },
    });
  return sequence(
    parallel(
      animator.sound('gate'),
      swing(TEMPO.gateOpens, (t) => t),
      // Whoever is last sees it wide open.
      delayed(TEMPO.driveAfter, parallel(animator.sound('hooves'), drive)),
    ),
    aside(swing(TEMPO.gateCloses, (t) => 1 - t)),
  );
}

function driveHome(
  cattle: readonly CameHome[],
  beat: Beat,
  animator: Animator,
  pastureOf: (one: CameHome) => number,
): Directed {
  const owns: ActorKey[] = [];
  const renames: Rename[] = [];
  const firstInTray = cattle.findIndex(({ tile }) => isInTray(beat.to.get(`tile:${tile}`)));
  const clips = cattle.map((one, index) => {
    const gate = throughGate(pastureOf(one), one, beat, animator);
    const tile: ActorKey = `tile:${one.tile}`;
    const rider = backToSupply(one.seat, `gaucho:${one.seat}/space:${one.space}`, beat, animator, {
      ms: TEMPO.drive,
      via: gate,
    });
    owns.push(tile, ...rider.owns);
    renames.push(...(rider.renames ?? []));
    return parallel(goHome(tile, one, gate, index, beat, animator), rider.clip);
  });
  return {
    owns,
    renames,
    clip: stagger(TEMPO.driveApart, clips),
    // An empty one would hide the ring for nothing.
    ...(firstInTray === -1
      ? {}
      : { trayAfter: TEMPO.driveAfter + firstInTray * TEMPO.driveApart + TEMPO.drive * 0.45 }),
  };
}

function isInTray(place: Placement | undefined): boolean {
  return place !== undefined && place.z >= LAYERS.tray && place.z < LAYERS.air;
}

/** An animal is broader than a gate post, and may grow on its way: its middle stays on the grass. */
function throughGate(pasture: number, { tile }: CameHome, beat: Beat, animator: Animator): Point {
  const { x, y } = animator.anchor({ at: 'gate', pasture }, beat.before);
  const first = beat.from.get(`tile:${tile}`)?.scale ?? 1;
  const last = beat.to.get(`tile:${tile}`)?.scale ?? first;
  return { x: x + NATURAL.tile.width * 0.36 * Math.max(first, (first + last) / 2), y };
}

function goHome(
  key: ActorKey,
  { seat, space }: CameHome,
  via: Point,
  index: number,
  beat: Beat,
  animator: Animator,
): Clip {
  const start = beat.from.get(key);
  const to = beat.to.get(key);
  const parts = { ms: TEMPO.drive, ease: EASE.swell, via, gait: trot(index), z: LAYERS.air };
  const from = (): Point => animator.anchor({ at: 'space', space }, beat.before);
  const dust = stagger(TEMPO.drive / 3, [animator.dust(from, 4), animator.dust(() => via, 4)]);
  if (start !== undefined && to === undefined) {
    const gone: Placement = { ...start, ...animator.anchor({ at: 'ranch', seat }, beat.after), alpha: 0 };
    return parallel(aside(dust), animator.leave(key, gone, parts));
  }
  return to === undefined ? aside(dust) : parallel(aside(dust), animator.go(key, to, parts));
}

/** A tile that is an animal: it rocks and bobs, each in its own time. */
export function trot(index: number): (node: Movable, t: number) => void {
  return (node, t) => {
    const phase = t * 5 + index * 0.37;
    node.rotation += Math.sin(Math.PI * 2 * phase) * 0.06;
    node.y -= Math.abs(Math.sin(Math.PI * 2 * phase)) * 5;
  };
}
