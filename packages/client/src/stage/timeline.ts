import { Easing } from '@tweenjs/tween.js';
import type { Frames } from './frames';

export type Ease = (progress: number) => number;

/** How things of wood and flesh move, by name. */
export const EASE = {
  none: Easing.Linear.None,
  /** Sets off and arrives gently: almost everything. */
  glide: Easing.Cubic.InOut,
  /** Was already moving: a throw, a fall into place. */
  arrive: Easing.Cubic.Out,
  /** Sets off slowly and is gone. */
  leave: Easing.Quadratic.In,
  /** Goes a little too far and comes back. */
  spring: Easing.Back.Out,
  swell: Easing.Sinusoidal.InOut,
} as const satisfies Readonly<Record<string, Ease>>;

/** Times are whole milliseconds: sums of fractions could miss one another by a hair, and an end come after the end. */
interface Leaf {
  readonly at: number;
  readonly ms: number;
  readonly ease: Ease;
  readonly begin: (() => void) | null;
  readonly each: ((progress: number) => void) | null;
  readonly end: (() => void) | null;
}

/**
 * A piece of an animation: it lasts so long and does this at these moments. It is a value: put pieces together as you
 * like; nothing happens before a timeline plays them. What a piece starts from it should look up when it begins.
 */
export interface Clip {
  readonly ms: number;
  readonly leaves: readonly Leaf[];
}

export const NOTHING: Clip = { ms: 0, leaves: [] };

export interface TweenParts {
  readonly ease?: Ease;
  /** Just before its first moment. */
  readonly begin?: () => void;
  /** 0 to 1, eased; always called with the end at last, also when everything is skipped. */
  readonly each?: (progress: number) => void;
  readonly end?: () => void;
}

export function tween(lasting: number, { ease, begin, each, end }: TweenParts): Clip {
  const ms = Math.round(lasting);
  const leaf: Leaf = {
    at: 0,
    ms,
    ease: ease ?? EASE.glide,
    begin: begin ?? null,
    each: each ?? null,
    end: end ?? null,
  };
  return { ms, leaves: [leaf] };
}

export function call(act: () => void): Clip {
  return tween(0, { begin: act });
}

export function wait(ms: number): Clip {
  return { ms: Math.round(ms), leaves: [] };
}

export function delayed(by: number, clip: Clip): Clip {
  const ms = Math.round(by);
  return { ms: clip.ms + ms, leaves: clip.leaves.map((leaf) => ({ ...leaf, at: leaf.at + ms })) };
}

export function sequence(...clips: readonly Clip[]): Clip {
  let ms = 0;
  const leaves: Leaf[] = [];
  for (const clip of clips) {
    leaves.push(...delayed(ms, clip).leaves);
    ms += clip.ms;
  }
  return { ms, leaves };
}

export function parallel(...clips: readonly Clip[]): Clip {
  return {
    ms: Math.max(0, ...clips.map((clip) => clip.ms)),
    leaves: clips.flatMap((clip) => clip.leaves),
  };
}

/** One after the other has begun. */
export function stagger(gapMs: number, clips: readonly Clip[]): Clip {
  return parallel(...clips.map((clip, index) => delayed(index * gapMs, clip)));
}

/** Nobody waits for it: what comes next begins at once, and the end of everything comes without it. Dust, banners. */
export function aside(clip: Clip): Clip {
  return { ms: 0, leaves: clip.leaves };
}

/** The same in another time. */
export function within(ms: number, clip: Clip): Clip {
  if (clip.ms === 0) return clip;
  const scaled = (time: number): number => Math.round((time * ms) / clip.ms);
  return {
    ms: scaled(clip.ms),
    leaves: clip.leaves.map((leaf) => {
      const at = scaled(leaf.at);
      return { ...leaf, at, ms: scaled(leaf.at + leaf.ms) - at };
    }),
  };
}

/** Plays one clip at a time on a stage's heartbeat. */
export class Timeline {
  readonly #frames: Frames;
  /** The one that somebody waits for. */
  #current: Running | null = null;
  /** With those of which only what nobody waits for is left. */
  readonly #all = new Set<Running>();

  constructor(frames: Frames) {
    this.#frames = frames;
  }

  /** Resolves when the clip has come to its end or was finished. Whatever else one waits for is finished first. */
  play(clip: Clip, pace: number): Promise<void> {
    this.#current?.finish();
    return new Promise((resolve, reject) => {
      const running = new Running(clip, {
        over: () => {
          if (this.#current === running) this.#current = null;
          resolve();
        },
        failed: reject,
        gone: () => {
          this.#all.delete(running);
          stop();
        },
      });
      const stop = this.#frames.run((elapsed) => running.advance(elapsed * pace));
      this.#all.add(running);
      this.#current = running;
      running.advance(0);
    });
  }

  /** Jumps to the end: all that was still to come happens now, in its order. */
  finish(): void {
    for (const running of [...this.#all]) running.finish();
  }
}

interface Hearers {
  /** Nobody has to wait any more. */
  readonly over: () => void;
  readonly failed: (error: unknown) => void;
  /** Nothing is left at all. */
  readonly gone: () => void;
}

class Running {
  readonly #hearers: Hearers;
  /** By the time they begin, so that a jump to the end does everything in the order it would have happened. */
  readonly #leaves: readonly Leaf[];
  readonly #overAt: number;
  readonly #goneAt: number;
  /** Those under way, as they began. A step has hundreds of leaves and few at a time: a frame looks at no others. */
  #going: Leaf[] = [];
  #begun = 0;
  #clock = 0;
  #isGone = false;

  constructor(clip: Clip, hearers: Hearers) {
    this.#hearers = hearers;
    this.#leaves = [...clip.leaves].sort((a, b) => a.at - b.at);
    this.#overAt = clip.ms;
    this.#goneAt = clip.leaves.reduce((latest, { at, ms }) => Math.max(latest, at + ms), clip.ms);
  }

  finish(): void {
    this.advance(Infinity);
  }

  advance(ms: number): void {
    if (this.#isGone) return;
    this.#clock = Math.min(this.#clock + ms, this.#goneAt);
    try {
      this.#move();
    } catch (error) {
      this.#hearers.failed(error);
      this.#go();
      return;
    }
    if (this.#clock >= this.#overAt) this.#hearers.over();
    if (this.#clock === this.#goneAt) this.#go();
  }

  #move(): void {
    let left = 0;
    const going = this.#going;
    for (const leaf of going) if (!this.#step(leaf)) going[left++] = leaf;
    going.length = left;
    for (let leaf = this.#leaves[this.#begun]; leaf !== undefined; leaf = this.#leaves[this.#begun]) {
      if (leaf.at > this.#clock) return;
      this.#begun += 1;
      leaf.begin?.();
      if (!this.#step(leaf)) going.push(leaf);
    }
  }

  /** Whether it has come to its end. */
  #step({ at, ms, ease, each, end }: Leaf): boolean {
    const passed = this.#clock - at;
    const isAtEnd = passed >= ms;
    // The end is 1 exactly: not every curve ends there.
    each?.(isAtEnd ? 1 : ease(passed / ms));
    if (isAtEnd) end?.();
    return isAtEnd;
  }

  #go(): void {
    this.#isGone = true;
    this.#going = [];
    this.#hearers.gone();
  }
}
