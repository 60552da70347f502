import { Sprite, type Container } from 'pixi.js';
import type { Brush } from '../paint/brush';
import { paint } from '../paint/texture-cache';

/** The table without what is on it, in one large picture. */
export class Backdrop {
  readonly #sprite = new Sprite();
  #painted = '';

  constructor(ground: Container) {
    ground.addChild(this.#sprite);
  }

  /** Paints it if `key` is another one than last time; false if it is not. Sizes are in units of the layout. */
  paint(
    key: string,
    width: number,
    height: number,
    resolution: number,
    draw: (brush: Brush) => void,
  ): boolean {
    if (key === this.#painted) return false;
    this.#painted = key;
    this.#sprite.texture.destroy(true);
    this.#sprite.texture = paint(width * resolution, height * resolution, (brush) => {
      brush.scale(resolution, resolution);
      draw(brush);
    });
    this.#sprite.scale.set(1 / resolution);
    return true;
  }

  /** The canvas was lost: it has to be painted again. */
  forget(): void {
    this.#painted = '';
  }

  destroy(): void {
    this.#sprite.texture.destroy(true);
  }
}
