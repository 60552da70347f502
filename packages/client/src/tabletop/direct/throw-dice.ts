import { lerp, type Point } from '../../stage/moves';
import { delayed, EASE, parallel, sequence, stagger, tween, type Clip } from '../../stage/timeline';
import { isDie } from '../cast/common-looks';
import { LAYERS, type Placement } from '../cast/placement';
import type { KeyOf, SceneTypes } from '../scene-types';
import type { Animator } from './animator';
import type { Beat } from './beat';
import { COMMON_TEMPO } from './tempo';

/**
 * Dice that are still there are gathered into the hand within `gatherMs`; then all are thrown to their placements after the
 * beat.
 */
export function throwDice<S extends SceneTypes>(
  keys: readonly KeyOf<S>[],
  hand: Point,
  gatherMs: number,
  beat: Beat<S>,
  animator: Animator<S>,
): Clip {
  const placed = keys.flatMap((key) => {
    const to = beat.to.get(key);
    return to === undefined ? [] : [[key, to] as const];
  });
  const gathered = placed
    .filter(([key]) => beat.from.has(key))
    .map(([key, to]) => animator.go(key, inTheHand(to, hand), { ms: gatherMs, ease: EASE.leave }));
  const thrown = placed.map(([key, to], index) => throwDie(animator, key, hand, to, index));
  return sequence(
    gathered.length > 0 ? parallel(...gathered) : tween(gatherMs, {}),
    parallel(animator.sound('dice'), stagger(COMMON_TEMPO.rollApart, thrown)),
  );
}

function inTheHand<P extends Placement>(place: P, { x, y }: Point): P {
  return { ...place, x, y, scale: place.scale * 0.7, alpha: 0, z: LAYERS.air };
}

/** When a die touches the table, as parts of its way; between two touches it flies so high, in pixels. */
const HOPS = [
  { until: 0.42, height: 96 },
  { until: 0.7, height: 36 },
  { until: 0.88, height: 12 },
] as const;

function heightAt(t: number): number {
  let since = 0;
  for (const { until, height } of HOPS) {
    if (t < until) {
      const u = (t - since) / (until - since);
      return height * 4 * u * (1 - u);
    }
    since = until;
  }
  return 0;
}

/** How many faces are seen while it tumbles. */
const TUMBLES = 9;

function throwDie<S extends SceneTypes>(
  animator: Animator<S>,
  key: KeyOf<S>,
  hand: Point,
  to: Placement<S['look']>,
  index: number,
): Clip {
  // No two dice fly alike, but the same die flies the same way every time it is shown.
  const chance = Math.abs(Math.sin((index + 1) * 12.9898));
  const ms = COMMON_TEMPO.roll * (0.74 + 0.26 * chance);
  const spin = (chance > 0.5 ? 1 : -1) * Math.PI * (2.5 + 3 * chance);
  const { look } = to;
  const first = { x: lerp(hand.x, to.x, 0.74), y: lerp(hand.y, to.y, 0.74) };
  let shown = 0;
  const tumble = tween(ms, {
    ease: EASE.none,
    begin: () => {
      // Painted for the scale of its place, not of the hand.
      animator.stage.cast.ensure(key, { ...inTheHand(to, hand), scale: to.scale });
    },
    each: (t) => {
      const node = animator.node(key);
      if (node === undefined) return;
      const way = EASE.arrive(t);
      const height = heightAt(t);
      node.x = lerp(hand.x, to.x, way);
      node.y = lerp(hand.y, to.y, way) - height;
      node.rotation = to.rotation + (1 - way) * spin;
      node.scale.set(to.scale * (t === 1 ? 1 : lerp(0.8, 1, way) * (1 + height * 0.003)));
      node.alpha = t === 1 ? to.alpha : Math.min(1, t * 9);
      node.zIndex = t < 0.88 ? LAYERS.air + index : to.z;
      const tumbles = Math.floor(way * TUMBLES);
      if (tumbles === shown || !isDie(look)) return;
      shown = tumbles;
      const face = ((look.face + (TUMBLES - tumbles) * (2 + (index % 3)) - 1) % 6) + 1;
      animator.setLook(key, tumbles >= TUMBLES - 1 ? look : { ...look, face });
    },
    end: () => animator.setLook(key, look),
  });
  return parallel(
    tumble,
    delayed(
      ms * 0.42,
      animator.dust(() => first, 2),
    ),
  );
}
