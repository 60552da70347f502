import { CanvasSource, Texture } from 'pixi.js';
import { SpareTime } from '../../stage/spare-time';
import type { Brush } from './brush';

/** A vector drawing in units of its own, around 0, 0. */
export interface Drawing {
  /** The cache's key: different drawings have different names, equal ones share a texture. */
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  draw(brush: Brush): void;
}

/** A drawing as a texture, and how a sprite shows it: position and scale in the drawing's own units. */
export interface CachedTexture {
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
  /** Units of the drawing per pixel of the texture. */
  readonly scale: number;
}

interface Entry extends CachedTexture {
  lastUsed: number;
}

/** Paints a canvas and wraps it as a texture. Width and height are in canvas pixels. */
export function paint(width: number, height: number, draw: (brush: Brush) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no 2D canvas context');
  draw(brush);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

/**
 * Textures of drawings, painted at exactly the size they are shown in so that they are sharp on every screen. A texture is
 * painted when it is first asked for. A resize starts a new generation; textures that were not used in the current or the
 * previous one are destroyed then.
 */
export class TextureCache {
  readonly #entries = new Map<string, Entry>();
  readonly #soon = new SpareTime();
  /** Runs only while the page has nothing else to do at all. */
  readonly #whenIdle = new SpareTime(null);
  #generation = 0;
  #resolution: number;

  constructor(resolution: number) {
    this.#resolution = resolution;
  }

  /** The table's size or the screen's resolution has changed, so other textures are needed from now on. */
  startGeneration(resolution: number): void {
    this.#resolution = resolution;
    this.#generation += 1;
    this.#soon.clear();
    this.#whenIdle.clear();
    for (const [name, entry] of this.#entries) {
      if (entry.lastUsed >= this.#generation - 1) continue;
      entry.texture.destroy(true);
      this.#entries.delete(name);
    }
  }

  /** `scale`: CSS pixels per unit of the drawing. */
  get(drawing: Drawing, scale: number): CachedTexture {
    const density = this.#density(scale);
    const name = nameOf(drawing, density);
    const known = this.#entries.get(name);
    if (known !== undefined) {
      known.lastUsed = this.#generation;
      return known;
    }
    this.#soon.drop(name);
    this.#whenIdle.drop(name);
    return this.#paint(drawing, density, name);
  }

  has(drawing: Drawing, scale: number): boolean {
    return this.#entries.has(nameOf(drawing, this.#density(scale)));
  }

  /** Paints a texture that is needed soon, between frames: painting it during an animation drops frames. */
  paintSoon(drawing: Drawing, scale: number): void {
    this.#schedule(drawing, scale, this.#soon);
  }

  /** Paints a texture that may be needed one day. */
  paintWhenIdle(drawing: Drawing, scale: number): void {
    this.#schedule(drawing, scale, this.#whenIdle);
  }

  clear(): void {
    this.#soon.clear();
    this.#whenIdle.clear();
    for (const { texture } of this.#entries.values()) texture.destroy(true);
    this.#entries.clear();
  }

  #schedule(drawing: Drawing, scale: number, queue: SpareTime): void {
    const density = this.#density(scale);
    const name = nameOf(drawing, density);
    if (this.#entries.has(name) || queue.has(name)) return;
    queue.add(name, () => {
      if (!this.#entries.has(name)) this.#paint(drawing, density, name);
    });
  }

  #density(scale: number): number {
    return Math.max(0.05, Math.round(scale * this.#resolution * 1000) / 1000);
  }

  #paint(drawing: Drawing, density: number, name: string): CachedTexture {
    // Whole pixels from the middle, so that a sprite on whole pixels is not blurred.
    const left = Math.floor(drawing.left * density);
    const top = Math.floor(drawing.top * density);
    const texture = paint(
      Math.ceil(drawing.right * density) - left,
      Math.ceil(drawing.bottom * density) - top,
      (brush) => {
        brush.translate(-left, -top);
        brush.scale(density, density);
        drawing.draw(brush);
      },
    );
    const entry: Entry = {
      texture,
      x: left / density,
      y: top / density,
      scale: 1 / density,
      lastUsed: this.#generation,
    };
    this.#entries.set(name, entry);
    return entry;
  }
}

function nameOf({ name }: Drawing, density: number): string {
  return `${name}@${density}`;
}
