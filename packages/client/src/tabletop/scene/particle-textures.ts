import { CanvasSource, Texture } from 'pixi.js';
import { SpareTime } from '../../stage/spare-time';
import type { Drawing } from '../paint/texture-cache';

/** Textures of particles, by name and resolution. They are few and small, so all are kept: dust may fly during a resize. */
export class ParticleTextures<Name extends string> {
  readonly #drawings: Readonly<Record<Name, Drawing>>;
  readonly #textures = new Map<string, Texture>();
  readonly #spareTime = new SpareTime();

  constructor(drawings: Readonly<Record<Name, Drawing>>) {
    this.#drawings = drawings;
  }

  get(name: Name, resolution: number): Texture {
    const key = `${name}@${resolution}`;
    const known = this.#textures.get(key);
    if (known !== undefined) return known;
    const drawing = this.#drawings[name];
    const { left, top, right, bottom } = drawing;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((right - left) * resolution);
    canvas.height = Math.ceil((bottom - top) * resolution);
    const brush = canvas.getContext('2d');
    brush?.scale(resolution, resolution);
    brush?.translate(-left, -top);
    if (brush !== null) drawing.draw(brush);
    const texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
    this.#textures.set(key, texture);
    return texture;
  }

  /** Creates all of them between frames: creating them when the first dust flies drops frames. */
  prepare(resolution: number): void {
    this.#spareTime.clear();
    for (const name of Object.keys(this.#drawings) as Name[]) {
      this.#spareTime.add(name, () => this.get(name, resolution));
    }
  }

  destroy(): void {
    this.#spareTime.clear();
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#textures.clear();
  }
}
