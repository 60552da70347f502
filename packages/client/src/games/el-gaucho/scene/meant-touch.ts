import type { Atom } from '../../../play/desk';
import type { Touch } from './pointer';

/**
 * Whoever touches something before a step has been shown for so long may have meant what lay there before it: the second tap
 * of a finger, or one that was on its way.
 */
const SEEN_MS = 400;

/** Time, so that tests can make it pass. */
export interface MeantTouchClock {
  now(): number;
  soon(then: () => void): () => void;
}

const PAGE_CLOCK: MeantTouchClock = {
  now: () => performance.now(),
  soon: (then) => {
    const timer = setTimeout(then, 0);
    return () => clearTimeout(timer);
  },
};

/**
 * A touch during an animation skips it, and is a touch all the same. It waits until the table is at rest; if another step is
 * played before that, what was touched was not yet the truth, and the touch is forgotten.
 */
export class MeantTouch {
  readonly #clock: MeantTouchClock;
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
