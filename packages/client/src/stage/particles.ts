import type { Sprite, Texture } from 'pixi.js';
import { lerp, type Point } from './moves';
import { delayed, EASE, parallel, tween, type Clip, type Ease } from './timeline';

/** More than this in the air at once and an old phone notices; what would be more is left out. */
const MOST_AT_ONCE = 90;

export interface ParticleHome {
  addChild(sprite: Sprite): unknown;
  removeChild(sprite: Sprite): unknown;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Burst {
  readonly texture: () => Texture;
  readonly count: number;
  /** Asked when it begins. */
  readonly at: () => Point;
  readonly ms: number;
  /** Pixels it gets away from the middle. */
  readonly reach: Range;
  /** Radians, clockwise from the right; everywhere unless said otherwise. */
  readonly direction?: Range;
  /** Pixels it has fallen at the end; less than 0 rises. */
  readonly fall?: number;
  readonly size: Range;
  /** How much larger it is at the end. */
  readonly growth?: number;
  readonly alpha?: number;
  /** On which part of its way it begins to fade; from the beginning unless said otherwise. */
  readonly fadeFrom?: number;
  readonly tint?: number;
  readonly spin?: number;
}

export interface Stream {
  readonly texture: () => Texture;
  readonly count: number;
  readonly from: () => Point;
  readonly to: () => Point;
  /** How long one flies, and how long after one the next sets off. */
  readonly ms: number;
  readonly apartMs: number;
  readonly arc: number;
  readonly spread: number;
  readonly size: Range;
  readonly spin?: number;
  readonly ease?: Ease;
  readonly onArrive?: (index: number) => void;
}

export interface Troupe {
  readonly count: number;
  readonly ms: number;
  readonly texture: () => Texture;
  readonly begin?: () => void;
  /** Where all of them are. There may be fewer than asked for, where the air is full. */
  readonly each: (sprites: readonly Sprite[], progress: number) => void;
  readonly ease?: Ease;
}

/** Dust, coins, sparks: sprites that come from a pool, fly a known way and go back. Nothing is created per frame. */
export class Particles {
  readonly #home: ParticleHome;
  readonly #make: () => Sprite;
  readonly #idle: Sprite[] = [];
  #flying = 0;

  constructor(home: ParticleHome, make: () => Sprite) {
    this.#home = home;
    this.#make = make;
  }

  /** What is made beforehand need not be made while something runs. */
  stock(count: number): void {
    while (this.#idle.length < count) this.#idle.push(this.#make());
  }

  get flying(): number {
    return this.#flying;
  }

  /** All at once, away from one point. */
  burst(burst: Burst): Clip {
    const {
      direction = { from: 0, to: 2 * Math.PI },
      fall = 0,
      growth = 1,
      alpha = 1,
      fadeFrom = 0,
      spin = 0,
    } = burst;
    let flights: { sprite: Sprite; dx: number; dy: number; size: number; turn: number }[] = [];
    let at: Point = { x: 0, y: 0 };
    return tween(burst.ms, {
      ease: EASE.arrive,
      begin: () => {
        at = burst.at();
        flights = this.#take(burst.count, burst.texture, burst.tint).map((sprite) => {
          const angle = within(direction);
          const reach = within(burst.reach);
          return {
            sprite,
            dx: Math.cos(angle) * reach,
            dy: Math.sin(angle) * reach,
            size: within(burst.size),
            turn: (Math.random() - 0.5) * 2 * spin,
          };
        });
      },
      each: (t) => {
        const grown = lerp(1, growth, t);
        const fallen = fall * t * t;
        for (const { sprite, dx, dy, size, turn } of flights) {
          sprite.x = at.x + dx * t;
          sprite.y = at.y + dy * t + fallen;
          sprite.scale.set(size * grown);
          if (spin !== 0) sprite.rotation = turn * t;
          sprite.alpha = alpha * Math.min(1, (1 - t) / (1 - fadeFrom));
        }
      },
      end: () => {
        for (const { sprite } of flights) this.#giveBack(sprite);
        flights = [];
      },
    });
  }

  /** One after the other from here to there. */
  stream(stream: Stream): Clip {
    return parallel(
      ...Array.from({ length: stream.count }, (_, index) =>
        delayed(index * stream.apartMs, this.#flight(stream, index)),
      ),
    );
  }

  /** A few that the caller moves himself, for as long as the clip lasts. */
  troupe({ count, ms, texture, begin, each, ease }: Troupe): Clip {
    let sprites: readonly Sprite[] = [];
    return tween(ms, {
      ease: ease ?? EASE.none,
      begin: () => {
        begin?.();
        sprites = this.#take(count, texture);
      },
      each: (t) => each(sprites, t),
      end: () => {
        for (const sprite of sprites) this.#giveBack(sprite);
        sprites = [];
      },
    });
  }

  #flight(stream: Stream, index: number): Clip {
    const { ms, texture, spread, arc, spin = 0, ease = EASE.swell } = stream;
    let from: Point = { x: 0, y: 0 };
    let to = from;
    let size = 1;
    const fly = this.troupe({
      count: 1,
      ms,
      texture,
      ease,
      begin: () => {
        const middle = stream.from();
        const off = (): number => (Math.random() - 0.5) * spread;
        from = { x: middle.x + off(), y: middle.y + off() };
        to = stream.to();
        size = within(stream.size);
      },
      each: ([sprite], t) => {
        if (sprite === undefined) return;
        const left = 1 - t;
        sprite.x = lerp(from.x, to.x, t);
        sprite.y = lerp(from.y, to.y, t) - arc * 4 * t * left;
        sprite.scale.set(size * lerp(1, 0.75, t));
        sprite.rotation = spin * t;
        sprite.alpha = Math.min(1, t * 8, left * 8);
      },
    });
    return parallel(fly, delayed(ms, tween(0, { end: () => stream.onArrive?.(index) })));
  }

  #take(count: number, texture: () => Texture, tint = 0xffffff): Sprite[] {
    const room = Math.max(0, MOST_AT_ONCE - this.#flying);
    const picture = texture();
    return Array.from({ length: Math.min(count, room) }, () => {
      const sprite = this.#idle.pop() ?? this.#make();
      sprite.texture = picture;
      // To say the same colour again costs as much as to move.
      if (sprite.tint !== tint) sprite.tint = tint;
      sprite.alpha = 0;
      sprite.anchor.set(0.5);
      sprite.scale.set(1);
      sprite.rotation = 0;
      this.#home.addChild(sprite);
      this.#flying += 1;
      return sprite;
    });
  }

  #giveBack(sprite: Sprite): void {
    this.#home.removeChild(sprite);
    this.#idle.push(sprite);
    this.#flying -= 1;
  }
}

function within({ from, to }: Range): number {
  return lerp(from, to, Math.random());
}
