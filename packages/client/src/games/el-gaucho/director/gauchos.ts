import type { Animator, Beat, Directed, EventOf } from './types';
import type { Seat } from '@pampa/rules';
import type { Die, Recalled } from '@pampa/rules/el-gaucho';
import { call, delayed, NOTHING, parallel, sequence, stagger, type Clip } from '../../../stage/timeline';
import type { ActorKey } from '../scene/pieces';
import { spend } from './dice';
import { backToSupply, walkFromSupply } from './gaucho-ways';
import { TEMPO } from './tempo';

export function claimed({ seat, area }: EventOf<'claimed'>, beat: Beat, animator: Animator): Directed {
  return placed(seat, `gaucho:${seat}/area:${area}`, [], undefined, beat, animator, NOTHING);
}

export function occupied(event: EventOf<'occupied'>, beat: Beat, animator: Animator): Directed {
  const { seat, area, dice, recalled } = event;
  const key: ActorKey = `gaucho:${seat}/area:${area}`;
  return placed(seat, key, dice, recalled, beat, animator, takeRest(key, beat, animator));
}

/** Whoever has just come can't be sent again yet: he makes himself at home. */
function takeRest(key: ActorKey, beat: Beat, animator: Animator): Clip {
  const to = beat.to.get(key);
  return to === undefined ? NOTHING : animator.change(key, to, TEMPO.takeRest, 0.16);
}

/** Onto a tile, to stand there or to lie down. */
export function rode(event: EventOf<'stood' | 'laid'>, beat: Beat, animator: Animator): Directed {
  const { type, seat, space, dice, recalled } = event;
  const key: ActorKey = `gaucho:${seat}/space:${space}`;
  const then = type === 'laid' ? lieDown(key, beat, animator) : NOTHING;
  return placed(seat, key, dice, recalled, beat, animator, then);
}

/** Pays with dice, walks there, and does what is still to be done there. */
function placed(
  seat: Seat,
  key: ActorKey,
  dice: readonly Die[],
  recalled: Recalled | undefined,
  beat: Beat,
  animator: Animator,
  then: Clip,
): Directed {
  const to = beat.to.get(key);
  if (to === undefined) return { clip: NOTHING, owns: [] };
  const paid = spend(dice, { x: to.x, y: to.y - 12 }, beat, animator);
  const walk = walkFromSupply(seat, key, recalled, beat, animator);
  const arrive = call(() => animator.setLook(key, to.look));
  return {
    owns: [key, ...paid.owns],
    renames: [...(paid.renames ?? []), ...walk.renames],
    clip: parallel(
      paid.clip,
      sequence(
        walk.clip,
        animator.dust(() => to, 3),
        then,
        arrive,
      ),
    ),
  };
}

/** Down into the grass. */
function lieDown(key: ActorKey, beat: Beat, animator: Animator): Clip {
  const to = beat.to.get(key);
  if (to === undefined) return NOTHING;
  return parallel(
    animator.sound('lie-down'),
    animator.change(key, to, TEMPO.lieDown, 0.45),
    delayed(
      TEMPO.lieDown * 0.5,
      animator.dust(() => to, 5),
    ),
  );
}

export function raised({ seat, space, dice }: EventOf<'raised'>, beat: Beat, animator: Animator): Directed {
  const key: ActorKey = `gaucho:${seat}/space:${space}`;
  const to = beat.to.get(key);
  if (to === undefined) return { clip: NOTHING, owns: [] };
  const paid = spend(dice, to, beat, animator);
  return {
    owns: [key, ...paid.owns],
    renames: paid.renames ?? [],
    clip: parallel(paid.clip, delayed(TEMPO.spend * 0.7, getUp(key, beat, animator))),
  };
}

function getUp(key: ActorKey, beat: Beat, animator: Animator): Clip {
  const to = beat.to.get(key);
  if (to === undefined) return NOTHING;
  return parallel(
    animator.sound('step'),
    animator.dust(() => to, 4),
    animator.change(key, to, TEMPO.getUp, 0.4),
  );
}

export function recalled({ seat, area }: EventOf<'recalled'>, beat: Beat, animator: Animator): Directed {
  return backToSupply(seat, `gaucho:${seat}/area:${area}`, beat, animator);
}

/** The overseer calls, they get up, he goes home. */
export function roused({ seat, cattle }: EventOf<'roused'>, beat: Beat, animator: Animator): Directed {
  const keys = cattle.map(({ space }): ActorKey => `gaucho:${seat}/space:${space}`);
  const home = backToSupply(seat, `gaucho:${seat}/area:overseer`, beat, animator);
  return {
    owns: [...keys, ...home.owns],
    renames: home.renames ?? [],
    clip: parallel(
      home.clip,
      delayed(
        120,
        stagger(
          140,
          keys.map((key) => getUp(key, beat, animator)),
        ),
      ),
    ),
  };
}
