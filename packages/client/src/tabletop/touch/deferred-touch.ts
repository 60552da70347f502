import type { Atom } from '../../play/desk';
import type { Touch } from './pointer';

/**
 * A touch within this time after a step began to be shown is ignored: it may have been meant for what was there before, as
 * the second tap of a finger, or one that was on its way.
 */
const SEEN_MS = 400;

/** Time, so that tests can control it. */
export interface DeferredTouchClock {
  now(): number;
  soon(then: () => void): () => void;
}

const PAGE_CLOCK: DeferredTouchClock = {
  now: () => performance.now(),
  soon: (then) => {
    const timer = setTimeout(then, 0);
    return () => clearTimeout(timer);
  },
};

/**
 * Keeps a touch during an animation, which skips the animation, until the table is at rest. If another step is played before
 * that, the player touched what was not up to date, and the touch is dropped.
 */
export class DeferredTouch {
  readonly #clock: DeferredTouchClock;
  #begunAt = 0;
  #noted: { readonly atom: Atom; readonly touch: Touch } | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock = PAGE_CLOCK) {
    this.#clock = clock;
  }

  /** A step begins to be shown. */
  begin(): void {
    this.forget();
    this.#begunAt = this.#clock.now();
  }

  note(atom: Atom | null, touch: Touch): void {
    const isSeen = this.#clock.now() - this.#begunAt >= SEEN_MS;
    this.#noted = atom !== null && isSeen ? { atom, touch } : null;
  }

  /** The table is at rest, unless the next step begins at once. */
  settle(then: (atom: Atom, touch: Touch) => void): void {
    const noted = this.#noted;
    this.forget();
    if (noted !== null) this.#cancel = this.#clock.soon(() => then(noted.atom, noted.touch));
  }

  forget(): void {
    this.#noted = null;
    this.#cancel?.();
    this.#cancel = null;
  }
}
