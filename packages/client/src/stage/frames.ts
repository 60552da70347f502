/** Called before each picture is drawn; `elapsed` in milliseconds since the picture before, at most 100. */
export type Tick = (elapsed: number) => void;

/**
 * The heartbeat of a stage. It beats while somebody moves something; an idle table draws nothing and costs nothing.
 */
export interface Frames {
  /** Called every frame until the returned function is called. */
  run(tick: Tick): () => void;
  /** Something has changed: draw one picture. */
  draw(): void;
  /** The canvas has been emptied: what there is is drawn at once, or one would see it blink. */
  drawNow(): void;
  /** True while anybody runs. */
  readonly isRunning: boolean;
}

/** A tab that was hidden or a stalled machine does not make things jump across the table. */
const LONGEST_FRAME_MS = 100;

/** How long everything that moves took in a frame, in milliseconds, for whoever measures that (`?probe`). */
export const frameSpent: { hear: ((ms: number) => void) | null } = { hear: null };

export class Heartbeat implements Frames {
  readonly #ticks = new Set<Tick>();
  readonly #render: () => void;
  #request = 0;
  #last = 0;
  /** Whatever changes now is in the picture that is drawn right after it. */
  #isBeating = false;

  constructor(render: () => void) {
    this.#render = render;
  }

  get isRunning(): boolean {
    return this.#ticks.size > 0;
  }

  run(tick: Tick): () => void {
    this.#ticks.add(tick);
    this.draw();
    return () => this.#ticks.delete(tick);
  }

  draw(): void {
    if (this.#request !== 0 || this.#isBeating) return;
    if (!this.isRunning) this.#last = 0;
    this.#request = requestAnimationFrame(this.#beat);
  }

  drawNow(): void {
    if (!this.#isBeating) this.#render();
  }

  stop(): void {
    this.#ticks.clear();
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  readonly #beat = (now: number): void => {
    this.#request = 0;
    const elapsed = this.#last === 0 ? 0 : Math.min(now - this.#last, LONGEST_FRAME_MS);
    this.#last = now;
    this.#move(elapsed);
    this.#render();
    if (this.isRunning) this.draw();
    else this.#last = 0;
  };

  #move(elapsed: number): void {
    const begun = performance.now();
    this.#isBeating = true;
    try {
      for (const tick of [...this.#ticks]) tick(elapsed);
    } finally {
      this.#isBeating = false;
    }
    frameSpent.hear?.(performance.now() - begun);
  }
}
