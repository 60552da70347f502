import { along, move, type Point } from '../../../stage/moves';
import { delayed, EASE, parallel, tween, type Clip } from '../../../stage/timeline';
import type { ActorKey, Placement } from '../scene/pieces';
import type { Beat, Others, Placements } from './beat';
import { isSameLook } from '../../../tabletop/cast/placement';
import type { Hands } from './hands';
import { TEMPO } from './tempo';

/**
 * Everybody whom no family of events has taken care of goes where he belongs, in a straight line. This alone would
 * show every step there is rightly; what is directed is beautiful on top.
 */
export function settle(
  hands: Hands,
  beat: Beat,
  from: Placements,
  owned: ReadonlySet<ActorKey>,
  { after, ms }: Others,
): Clip {
  const clips: Clip[] = [];
  for (const [key, to] of beat.to) {
    if (owned.has(key)) continue;
    const at = from.get(key);
    if (at === undefined) clips.push(appear(hands, key, to));
    else if (key.startsWith('marker:') && isElsewhere(at, to))
      clips.push(runAlongTrack(hands, beat, key, to, ms));
    else if (to.look.kind === 'count' && !isSameLook(at.look, to.look))
      clips.push(count(hands, key, at, to, ms));
    else if (isElsewhere(at, to)) clips.push(shift(hands, key, at, to, ms));
    else if (!isSameLook(at.look, to.look)) clips.push(change(hands, key, to));
  }
  for (const key of from.keys()) {
    if (!owned.has(key) && !beat.to.has(key)) clips.push(vanish(hands, key));
  }
  return clips.length === 0 ? parallel() : delayed(after, parallel(...clips));
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

export function appear(hands: Hands, key: ActorKey, to: Placement): Clip {
  return hands.come(key, { ...to, alpha: 0, scale: to.scale * 0.7 }, to, {
    ms: TEMPO.appear,
    ease: EASE.arrive,
    z: to.z,
  });
}

function vanish(hands: Hands, key: ActorKey): Clip {
  return tween(TEMPO.vanish, {
    ease: EASE.leave,
    each: (t) => {
      const node = hands.node(key);
      if (node !== undefined) node.alpha = Math.min(node.alpha, 1 - t);
    },
    end: () => hands.stage.cast.remove(key),
  });
}

function shift(hands: Hands, key: ActorKey, at: Placement, to: Placement, ms: number): Clip {
  const isTurned = at.look.kind === 'tile' && !isSameLook(at.look, to.look);
  return hands.go(key, to, { ms, z: Math.max(at.z, to.z), wear: isTurned ? 'halfway' : 'end' });
}

function change(hands: Hands, key: ActorKey, to: Placement): Clip {
  return hands.change(key, to, TEMPO.shift, to.look.kind === 'gaucho' ? 0.2 : 0.1);
}

/** A number runs to its new value; where it stands may change, too. */
function count(hands: Hands, key: ActorKey, at: Placement, to: Placement, ms: number): Clip {
  const { look } = to;
  if (at.look.kind !== 'count' || look.kind !== 'count') return hands.go(key, to, { ms });
  const first = at.look.value;
  let shown = first;
  const running = tween(ms, {
    ease: EASE.swell,
    each: (t) => {
      const value = t === 1 ? look.value : Math.round(first + (look.value - first) * t);
      if (value === shown) return;
      shown = value;
      hands.wear(key, { ...look, value });
    },
  });
  const moving = move(() => hands.node(key), to, { ms, z: to.z });
  return isElsewhere(at, to) ? parallel(running, moving) : running;
}

/** So many points on the way are enough to go round its corners. */
const MOST_TRACK_POINTS = 24;

function runAlongTrack(hands: Hands, beat: Beat, key: ActorKey, to: Placement, ms: number): Clip {
  const seat = Number(key.slice('marker:'.length));
  const first = beat.before.open.ranches[seat]?.pesos ?? 0;
  const last = beat.after.open.ranches[seat]?.pesos ?? 0;
  const stops = Math.min(MOST_TRACK_POINTS, Math.abs(last - first));
  if (stops < 2) return hands.go(key, to, { ms, z: to.z });
  let way: Point[] = [];
  return hands.go(key, to, {
    ms,
    z: to.z,
    begin: () => {
      way = Array.from({ length: stops + 1 }, (_, stop) => {
        const pesos = Math.round(first + ((last - first) * stop) / stops);
        return hands.anchor({ at: 'track', seat, pesos }, beat.after);
      });
    },
    gait: (node, t) => {
      const at = along(way, t);
      node.x = at.x;
      node.y = at.y - Math.abs(Math.sin(Math.PI * t * stops * 0.5)) * 3;
    },
  });
}
