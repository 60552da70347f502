import { EASE, tween, type Clip, type Ease } from './timeline';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a thing stands on the stage. */
export interface Pose extends Point {
  readonly rotation: number;
  readonly scale: number;
  readonly alpha: number;
  readonly z: number;
}

/** What can be moved: a Pixi container, or anything that has the same numbers. */
export interface Movable {
  x: number;
  y: number;
  rotation: number;
  alpha: number;
  zIndex: number;
  readonly scale: { x: number; y: number; set(x: number, y?: number): void };
}

export function pose(node: Movable, { x, y, rotation, scale, alpha, z }: Pose): void {
  node.x = x;
  node.y = y;
  node.rotation = rotation;
  node.scale.set(scale);
  node.alpha = alpha;
  node.zIndex = z;
}

/** Exactly `b` at the end, whatever the numbers are. */
export function lerp(a: number, b: number, t: number): number {
  return a * (1 - t) + b * t;
}

export interface MoveParts {
  readonly ms: number;
  readonly ease?: Ease;
  /** How high it flies on the way, in pixels; it grows a little as it comes nearer to the eye. */
  readonly arc?: number;
  /** A point it comes by. */
  readonly via?: Point;
  /** While it is on its way. */
  readonly z?: number;
  /** It turns over: shows its edge in the middle, and from there on whatever this puts on. */
  readonly turnOver?: () => void;
  /** Whole turns it makes on the way. */
  readonly spins?: number;
  /** A gait: what else it does on the way, given the progress; never called at the end. */
  readonly gait?: (node: Movable, progress: number) => void;
  readonly begin?: () => void;
  readonly end?: () => void;
}

/** How much larger something looks that flies as high as it is wide: enough to feel the height, not a balloon. */
const GROWTH_PER_PIXEL = 0.0022;

/** From wherever it is when this begins. `who` is asked then, too. */
export function move(who: () => Movable | undefined, to: Pose, parts: MoveParts): Clip {
  const { ms, ease = EASE.glide, arc = 0, via, z, turnOver, spins = 0, gait } = parts;
  let node: Movable | undefined;
  let from: Pose = to;
  let hasTurned = false;
  return tween(ms, {
    ease,
    begin: () => {
      parts.begin?.();
      node = who();
      if (node === undefined) return;
      const { x, y, rotation, alpha, zIndex, scale } = node;
      from = { x, y, rotation, alpha, scale: scale.y, z: zIndex };
      if (z !== undefined) node.zIndex = z;
    },
    each: (t) => {
      if (node === undefined) return;
      if (turnOver !== undefined && t >= 0.5 && !hasTurned) {
        hasTurned = true;
        turnOver();
      }
      if (t === 1) {
        pose(node, to);
        return;
      }
      const height = arc * 4 * t * (1 - t);
      // It is there, in its new size, early: who steps out of a small ranch is seen all the way.
      const grown = 1 - (1 - t) ** 2;
      const scale = lerp(from.scale, to.scale, grown) * (1 + height * GROWTH_PER_PIXEL);
      const at = via === undefined ? straight(from, to, t) : bent(from, via, to, t);
      node.x = at.x;
      node.y = at.y - height;
      node.rotation = lerp(from.rotation, to.rotation + spins * 2 * Math.PI, t);
      node.alpha = lerp(from.alpha, to.alpha, to.alpha > from.alpha ? grown : t);
      node.scale.set(turnOver === undefined ? scale : scale * Math.abs(Math.cos(Math.PI * t)), scale);
      gait?.(node, t);
    },
    end: () => parts.end?.(),
  });
}

function straight(a: Point, b: Point, t: number): Point {
  return { x: lerp(a.x, b.x, t), y: lerp(a.y, b.y, t) };
}

/** Straight to `via` and straight on to `b`, evenly: through a gate there is no other way. */
function bent(a: Point, via: Point, b: Point, t: number): Point {
  const first = distance(a, via);
  const whole = first + distance(via, b);
  const corner = whole === 0 ? 1 : first / whole;
  return t < corner
    ? straight(a, via, t / corner)
    : straight(via, b, corner === 1 ? 1 : (t - corner) / (1 - corner));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Through all these points, one after the other, evenly. */
export function along(points: readonly Point[], t: number): Point {
  const last = points.length - 1;
  const at = Math.min(t * last, last);
  const index = Math.min(Math.floor(at), Math.max(0, last - 1));
  const a = points[index] ?? { x: 0, y: 0 };
  return straight(a, points[index + 1] ?? a, at - index);
}
