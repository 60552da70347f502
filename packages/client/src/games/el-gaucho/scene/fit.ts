import type { Stage } from '../../../stage/create-stage';
import { zoomFor } from '../layout/zoom';

type Size = Pick<Stage, 'width' | 'height' | 'resolution'>;

/**
 * The size that the table is laid out for. The canvas may have another one by now: until everything has found its new
 * place, the picture as it is fills as much of it as it can.
 */
export class Fit {
  readonly #stage: Stage;
  #size: Size;
  #zoom = 1;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#size = sizeOf(stage);
    this.renew();
  }

  /** CSS pixels per unit of the layout. */
  get zoom(): number {
    return this.#zoom;
  }

  /** Device pixels per unit of the layout. */
  get pixels(): number {
    return this.#size.resolution * this.#zoom;
  }

  get width(): number {
    return this.#size.width / this.#zoom;
  }

  get height(): number {
    return this.#size.height / this.#zoom;
  }

  isStale(): boolean {
    const { width, height, resolution } = this.#stage;
    const size = this.#size;
    return width !== size.width || height !== size.height || resolution !== size.resolution;
  }

  /** For the size of the canvas from now on. */
  renew(): void {
    const { root } = this.#stage;
    this.#size = sizeOf(this.#stage);
    this.#zoom = zoomFor(this.#size.width, this.#size.height);
    root.scale.set(this.#zoom);
    root.position.set(0, 0);
  }

  /** All of the picture in the middle of the canvas. */
  squeeze(): void {
    const { root, width, height } = this.#stage;
    const size = this.#size;
    const part = Math.min(width / size.width, height / size.height);
    root.scale.set(this.#zoom * part);
    root.position.set((width - size.width * part) / 2, (height - size.height * part) / 2);
  }
}

function sizeOf({ width, height, resolution }: Size): Size {
  return { width, height, resolution };
}
