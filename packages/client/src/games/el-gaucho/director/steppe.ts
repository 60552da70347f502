import type { Animator, Beat, Directed, EventOf, Rename } from './types';
import type { SeenEvent } from '@pampa/rules';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import { lerp, type Point } from '../../../stage/moves';
import { delayed, EASE, NOTHING, parallel, sequence, stagger, type Clip } from '../../../stage/timeline';
import { LAYERS } from '../../../tabletop/cast/placement';
import type { ActorKey, Placement } from '../scene/pieces';
import { backToSupply, walkFromSupply } from './gaucho-ways';
import { backOf } from './back-of';
import { TEMPO } from './tempo';

type Facts = SeenEvent<ElGaucho>['held'];

/** For him who looks the tray opens; the others see backs, held so that they can't see more. */
export function scouted(event: EventOf<'scouted'>, facts: Facts, beat: Beat, animator: Animator): Directed {
  const scout = backToSupply(event.seat, `gaucho:${event.seat}/area:steppe`, beat, animator);
  const steppe = facts?.steppe;
  const look = steppe === undefined ? peek(event, beat, animator) : openTray(steppe, beat, animator);
  return {
    owns: [...scout.owns, ...look.owns],
    renames: [...(scout.renames ?? []), ...(look.renames ?? [])],
    clip: parallel(scout.clip, animator.sound('refill'), look.clip),
  };
}

function openTray(steppe: readonly number[], beat: Beat, animator: Animator): Directed {
  const owns: ActorKey[] = [];
  const renames: Rename[] = [];
  const clips = steppe.map((tile, index) => {
    const key: ActorKey = `tile:${tile}`;
    const to = beat.to.get(key);
    if (to === undefined) return NOTHING;
    owns.push(key);
    const back = beat.goer('steppe/');
    if (back !== undefined) renames.push([back, key]);
    const lies = beat.from.get(`steppe/${index}`) ?? { ...to, ...steppePoint(beat, animator) };
    const from: Placement = { ...lies, look: backOf(to.look) };
    return animator.come(key, from, to, { ms: TEMPO.look, arc: 50, look: 'halfway' });
  });
  return { owns, renames, clip: stagger(TEMPO.lookApart, clips) };
}

/** Lifted towards the looker, leaning away from everybody else, and put down again. */
function peek({ seat }: EventOf<'scouted'>, beat: Beat, animator: Animator): Directed {
  const ranch = animator.anchor({ at: 'ranch', seat }, beat.after);
  const owns = [...beat.to.keys()].filter((key) => key.startsWith('steppe/') && beat.from.has(key));
  const clips = owns.map((key, index) => {
    const to = beat.to.get(key) as Placement;
    // So far that one sees whose ranch they go to; else they would lie on the pile, and nobody would know why.
    const near = 0.6;
    const raised: Placement = {
      ...to,
      x: lerp(to.x, ranch.x, near) + (index - (owns.length - 1) / 2) * 10,
      y: lerp(to.y, ranch.y, near) - 16,
      rotation: to.rotation + (index - (owns.length - 1) / 2) * 0.14,
      scale: to.scale * 1.12,
      z: LAYERS.air + index,
    };
    return sequence(
      animator.go(key, raised, { ms: TEMPO.look * 0.5, ease: EASE.arrive, z: raised.z }),
      animator.go(
        key,
        { ...raised, y: raised.y + 4 },
        { ms: TEMPO.look * 0.45, ease: EASE.swell, z: raised.z },
      ),
      animator.go(key, to, { ms: TEMPO.look * 0.5, z: raised.z }),
    );
  });
  return { owns, clip: stagger(40, clips) };
}

function steppePoint(beat: Beat, animator: Animator): Point {
  return animator.anchor({ at: 'steppe' }, beat.before);
}

/** Out of the steppe onto the grass, and a gaucho with it. */
export function settled({ seat, space, tile }: EventOf<'settled'>, beat: Beat, animator: Animator): Directed {
  const key: ActorKey = `tile:${tile}`;
  const rider: ActorKey = `gaucho:${seat}/space:${space}`;
  const to = beat.to.get(key);
  if (to === undefined) return { clip: NOTHING, owns: [] };
  const isKnown = beat.from.has(key);
  const back = isKnown ? undefined : beat.goer('steppe/');
  const lies = (back === undefined ? undefined : beat.from.get(back)) ?? {
    ...to,
    ...steppePoint(beat, animator),
  };
  const from: Placement = { ...lies, look: backOf(to.look) };
  const walk = walkFromSupply(seat, rider, undefined, beat, animator);
  return {
    owns: [key, rider],
    renames: [...(back === undefined ? [] : [[back, key] as const]), ...walk.renames],
    clip: parallel(
      animator.sound('refill'),
      animator.come(key, from, to, { ms: TEMPO.settle, arc: 60, look: isKnown ? 'end' : 'halfway' }),
      delayed(
        TEMPO.settle,
        animator.dust(() => to, 4),
      ),
      delayed(TEMPO.settle * 0.45, walk.clip),
    ),
  };
}

/** The tray closes: what was not taken turns its back again and lies down on the steppe. */
export function leftSteppe(_event: EventOf<'left-steppe'>, beat: Beat, animator: Animator): Directed {
  const renames: Rename[] = [];
  const owns: ActorKey[] = [];
  const clips: Clip[] = [];
  for (let tile = beat.goer('tile:'); tile !== undefined; tile = beat.goer('tile:')) {
    const back = beat.comer('steppe/');
    if (back === undefined) break;
    renames.push([tile, back]);
    owns.push(back);
    const to = beat.to.get(back) as Placement;
    clips.push(animator.go(back, to, { ms: TEMPO.look * 0.7, arc: 30, look: 'halfway' }));
  }
  return { owns, renames, clip: stagger(TEMPO.lookApart, clips) };
}
