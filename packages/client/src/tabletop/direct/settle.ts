import { move } from '../../stage/moves';
import { delayed, EASE, parallel, tween, type Clip } from '../../stage/timeline';
import { isCount } from '../cast/common-looks';
import { isSameLook, type Placement } from '../cast/placement';
import type { KeyOf, Placements, SceneTypes } from '../scene-types';
import type { Animator } from './animator';
import type { Beat, Others } from './beat';
import type { DirectorGame, Settling } from './director-game';
import { COMMON_TEMPO } from './tempo';

/**
 * Brings every actor that no event moves where it belongs, in a straight line. This alone shows every step correctly; what
 * events do is on top of it.
 */
export function settle<S extends SceneTypes>(
  game: DirectorGame<S>,
  animator: Animator<S>,
  beat: Beat<S>,
  from: Placements<S>,
  owned: ReadonlySet<KeyOf<S>>,
  { after, ms }: Others,
): Clip {
  const clips: Clip[] = [];
  for (const [key, to] of beat.to) {
    if (owned.has(key)) continue;
    const at = from.get(key);
    if (at === undefined) {
      clips.push(appear(animator, key, to));
      continue;
    }
    const clip = settleOne(game, animator, { key, from: at, to, ms, beat });
    if (clip !== null) clips.push(clip);
  }
  for (const key of from.keys()) {
    if (!owned.has(key) && !beat.to.has(key)) clips.push(vanish(animator, key));
  }
  return clips.length === 0 ? parallel() : delayed(after, parallel(...clips));
}

/** Null if it stays as it is. */
function settleOne<S extends SceneTypes>(
  game: DirectorGame<S>,
  animator: Animator<S>,
  settling: Settling<S>,
): Clip | null {
  const { key, from, to, ms } = settling;
  const isMoved = isElsewhere(from, to);
  const isChanged = !isSameLook(from.look, to.look);
  if (!isMoved && !isChanged) return null;
  const own = isMoved ? game.settle(settling, animator) : null;
  if (own !== null) return own;
  if (isChanged && isCount(to.look)) return count(animator, settling);
  if (!isMoved) return animator.change(key, to, COMMON_TEMPO.shift, game.squashOf(to.look));
  const look = isChanged && game.turnsOver(from.look) ? 'halfway' : 'end';
  return animator.go(key, to, { ms, z: Math.max(from.z, to.z), look });
}

function isElsewhere(a: Placement, b: Placement): boolean {
  return (
    a.x !== b.x ||
    a.y !== b.y ||
    a.rotation !== b.rotation ||
    a.scale !== b.scale ||
    a.alpha !== b.alpha ||
    a.z !== b.z
  );
}

export function appear<S extends SceneTypes>(
  animator: Animator<S>,
  key: KeyOf<S>,
  to: Placement<S['look']>,
): Clip {
  return animator.come(key, { ...to, alpha: 0, scale: to.scale * 0.7 }, to, {
    ms: COMMON_TEMPO.appear,
    ease: EASE.arrive,
    z: to.z,
  });
}

function vanish<S extends SceneTypes>(animator: Animator<S>, key: KeyOf<S>): Clip {
  return tween(COMMON_TEMPO.vanish, {
    ease: EASE.leave,
    each: (t) => {
      const node = animator.node(key);
      if (node !== undefined) node.alpha = Math.min(node.alpha, 1 - t);
    },
    end: () => animator.stage.cast.remove(key),
  });
}

/** A number runs to its new value; it may move at the same time. */
function count<S extends SceneTypes>(animator: Animator<S>, { key, from, to, ms }: Settling<S>): Clip {
  const { look } = to;
  if (!isCount(from.look) || !isCount(look)) return animator.go(key, to, { ms });
  const first = from.look.value;
  let shown = first;
  const running = tween(ms, {
    ease: EASE.swell,
    each: (t) => {
      const value = t === 1 ? look.value : Math.round(first + (look.value - first) * t);
      if (value === shown) return;
      shown = value;
      animator.setLook(key, { ...look, value });
    },
  });
  const moving = move(() => animator.node(key), to, { ms, z: to.z });
  return isElsewhere(from, to) ? parallel(running, moving) : running;
}
