import type { Stage } from '../../stage/create-stage';

type Size = Pick<Stage, 'width' | 'height' | 'resolution'>;

/** How large the whole table is drawn on a canvas of this size. */
export type ZoomFor = (width: number, height: number) => number;

/**
 * The size that the table is laid out for. While a window is being resized the canvas already has another one: until the
 * table is laid out again, the picture as it is fills as much of the canvas as it can.
 */
export class Fit {
  readonly #stage: Stage;
  readonly #zoomFor: ZoomFor;
  #size: Size;
  #zoom = 1;

  constructor(stage: Stage, zoomFor: ZoomFor) {
    this.#stage = stage;
    this.#zoomFor = zoomFor;
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

  /** Takes over the canvas' present size. */
  renew(): void {
    const { root } = this.#stage;
    this.#size = sizeOf(this.#stage);
    this.#zoom = this.#zoomFor(this.#size.width, this.#size.height);
    root.scale.set(this.#zoom);
    root.position.set(0, 0);
  }

  /** Shows all of the old picture in the middle of the canvas. */
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
