import type { Frames, Tick } from '../../../src/stage/frames';

/** A heartbeat that beats when it is told to. */
export class Metronome implements Frames {
  readonly #ticks = new Set<Tick>();

  get isRunning(): boolean {
    return this.#ticks.size > 0;
  }

  run(tick: Tick): () => void {
    this.#ticks.add(tick);
    return () => this.#ticks.delete(tick);
  }

  draw(): void {
    // Nobody looks.
  }

  drawNow(): void {
    this.draw();
  }

  beat(ms: number): void {
    for (const tick of [...this.#ticks]) tick(ms);
  }
}
