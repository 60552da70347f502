import type { Animator, Beat, Directed, EventOf } from './types';
import type { Sprite } from 'pixi.js';
import { lerp, type Point } from '../../../stage/moves';
import { aside, delayed, EASE, parallel, tween, type Clip } from '../../../stage/timeline';
import type { ActorKey, Placement } from '../scene/pieces';
import { backToSupply } from './gaucho-ways';
import { TEMPO } from './tempo';

/** Pieces the rope is made of. */
const PIECES = 18;

/** How far the loop whirls round the hand, in pixels. */
const WHIRL = { x: 34, y: 13 } as const;

/** The rope whirls, flies in an arc, catches, and pulls the animal over. */
export function stole(event: EventOf<'stole'>, beat: Beat, animator: Animator): Directed {
  const { seat, victim, tile, indemnity } = event;
  const key: ActorKey = `tile:${tile}`;
  const from = beat.from.get(key);
  const to = beat.to.get(key);
  const thief = backToSupply(seat, `gaucho:${seat}/area:thief`, beat, animator);
  if (from === undefined || to === undefined) return thief;
  const hand = { x: to.x, y: to.y - 20 };
  const caught = TEMPO.whirl + TEMPO.throwRope;
  return {
    owns: [key, ...thief.owns],
    renames: thief.renames ?? [],
    clip: parallel(
      thief.clip,
      animator.sound('lasso'),
      rope(hand, animator, (t) => loopAt(t, hand, from, to)),
      delayed(
        caught,
        parallel(
          jolt(key, from, animator),
          delayed(JOLT_MS, animator.go(key, to, { ms: TEMPO.pull, ease: EASE.swell, arc: 36 })),
          animator.dust(() => from, 6),
          // Nobody waits for the last coin: the animal joins its herd meanwhile.
          aside(
            animator.coins(
              () => from,
              () => animator.anchor({ at: 'pesos', seat: victim }, beat.after),
              indemnity,
            ),
          ),
        ),
      ),
    ),
    others: { after: caught + 200, ms: TEMPO.count * 0.6 },
  };
}

/** The rope tightens before it pulls. */
const JOLT_MS = 90;

const ROPE_MS = TEMPO.whirl + TEMPO.throwRope + JOLT_MS + TEMPO.pull;
const WHIRL_UNTIL = TEMPO.whirl / ROPE_MS;
const CAUGHT_AT = (TEMPO.whirl + TEMPO.throwRope) / ROPE_MS;
const PULL_FROM = CAUGHT_AT + JOLT_MS / ROPE_MS;

interface Loop extends Point {
  /** How much the rope hangs through between the hand and the loop, in pixels. */
  readonly sag: number;
}

/** Where the loop is: round the hand, through the air, on the animal. */
function loopAt(t: number, hand: Point, target: Point, home: Point): Loop {
  if (t < WHIRL_UNTIL) {
    const angle = (t / WHIRL_UNTIL) * 4 * Math.PI;
    return { x: hand.x + Math.cos(angle) * WHIRL.x, y: hand.y - 26 + Math.sin(angle) * WHIRL.y, sag: 4 };
  }
  if (t < CAUGHT_AT) {
    const u = EASE.arrive((t - WHIRL_UNTIL) / (CAUGHT_AT - WHIRL_UNTIL));
    const height = 70 * 4 * u * (1 - u);
    return {
      x: lerp(hand.x + WHIRL.x, target.x, u),
      y: lerp(hand.y - 26, target.y, u) - height,
      sag: -30 * (1 - u),
    };
  }
  const u = t < PULL_FROM ? 0 : EASE.swell((t - PULL_FROM) / (1 - PULL_FROM));
  return {
    x: lerp(target.x, home.x, u),
    y: lerp(target.y, home.y, u) - 36 * 4 * u * (1 - u),
    sag: u * 10,
  };
}

function rope(hand: Point, animator: Animator, loop: (t: number) => Loop): Clip {
  const pieces = animator.particles.troupe({
    count: PIECES,
    ms: ROPE_MS,
    texture: animator.texture('rope'),
    each: (sprites, t) => lay(sprites, hand, loop(t), fade(t)),
  });
  const noose = animator.particles.troupe({
    count: 1,
    ms: ROPE_MS,
    texture: animator.texture('lasso'),
    each: ([sprite], t) => {
      if (sprite === undefined) return;
      const { x, y } = loop(t);
      sprite.position.set(x, y);
      const isFlat = t < CAUGHT_AT;
      sprite.scale.set(isFlat ? 1 : 0.85, isFlat ? 0.55 : 0.7);
      sprite.alpha = fade(t);
    },
  });
  return parallel(pieces, noose);
}

function fade(t: number): number {
  return Math.min(1, t * 14, (1 - t) * 10);
}

/** The pieces one after the other along a curve that hangs through between the hand and the loop. */
function lay(sprites: readonly Sprite[], hand: Point, loop: Loop, alpha: number): void {
  const bendX = (hand.x + loop.x) / 2;
  const bendY = (hand.y + loop.y) / 2 + loop.sag;
  let { x, y } = hand;
  sprites.forEach((sprite, index) => {
    const u = (index + 1) / sprites.length;
    const nextX = lerp(lerp(hand.x, bendX, u), lerp(bendX, loop.x, u), u);
    const nextY = lerp(lerp(hand.y, bendY, u), lerp(bendY, loop.y, u), u);
    const [dx, dy] = [nextX - x, nextY - y];
    sprite.position.set(x + dx / 2, y + dy / 2);
    sprite.rotation = Math.atan2(dy, dx);
    // A little longer than its part, or the rope would show gaps where it bends.
    sprite.scale.set((Math.hypot(dx, dy) * 1.25) / sprite.texture.width, 0.8);
    sprite.alpha = alpha;
    x = nextX;
    y = nextY;
  });
}

/** The moment the rope tightens. */
function jolt(key: ActorKey, from: Placement, animator: Animator): Clip {
  return tween(JOLT_MS, {
    each: (t) => {
      const node = animator.node(key);
      if (node !== undefined) node.rotation = from.rotation + Math.sin(t * Math.PI) * 0.16;
    },
  });
}
