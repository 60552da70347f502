import { CanvasSource, Texture } from 'pixi.js';
import { SpareTime } from '../../../stage/spare-time';
import type { Brush } from './brush';

/** Something to draw, in units of its own around 0, 0. */
export interface Drawing {
  /** Different drawings have different names; equal ones share a texture. */
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  draw(brush: Brush): void;
}

/** A drawing as a texture, and how it is put on a sprite: in the drawing's own units. */
export interface Dress {
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
  /** Units of the drawing per pixel of the texture. */
  readonly scale: number;
}

interface Kept extends Dress {
  lastUsed: number;
}

/** A canvas drawn by vectors; its size in its own pixels. */
export function paint(width: number, height: number, draw: (brush: Brush) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser draws nothing');
  draw(brush);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

/**
 * Textures of drawings at exactly the size they are shown in, so that they are sharp on every screen. Made when first
 * wanted; those that nobody has asked for since the season before last are thrown away.
 */
export class Wardrobe {
  readonly #kept = new Map<string, Kept>();
  readonly #spareTime = new SpareTime();
  /** What may be wanted some day: only where there is nothing else to do at all. */
  readonly #idleTime = new SpareTime(null);
  #season = 0;
  #resolution: number;

  constructor(resolution: number) {
    this.#resolution = resolution;
  }

  /** The size of the table or of its pixels has changed: other textures are wanted from now on. */
  newSeason(resolution: number): void {
    this.#resolution = resolution;
    this.#season += 1;
    this.#spareTime.clear();
    this.#idleTime.clear();
    for (const [name, dress] of this.#kept) {
      if (dress.lastUsed >= this.#season - 1) continue;
      dress.texture.destroy(true);
      this.#kept.delete(name);
    }
  }

  /** `scale`: CSS pixels per unit of the drawing. */
  dress(drawing: Drawing, scale: number): Dress {
    const density = this.#density(scale);
    const name = nameOf(drawing, density);
    const known = this.#kept.get(name);
    if (known !== undefined) {
      known.lastUsed = this.#season;
      return known;
    }
    this.#spareTime.drop(name);
    this.#idleTime.drop(name);
    return this.#make(drawing, density, name);
  }

  has(drawing: Drawing, scale: number): boolean {
    return this.#kept.has(nameOf(drawing, this.#density(scale)));
  }

  /** It will be wanted soon. Made while nothing else is to be done: made in the middle of a movement it would halt that. */
  prepare(drawing: Drawing, scale: number): void {
    this.#makeLater(drawing, scale, this.#spareTime);
  }

  /** It may be wanted one day. */
  stock(drawing: Drawing, scale: number): void {
    this.#makeLater(drawing, scale, this.#idleTime);
  }

  #makeLater(drawing: Drawing, scale: number, time: SpareTime): void {
    const density = this.#density(scale);
    const name = nameOf(drawing, density);
    if (this.#kept.has(name) || time.has(name)) return;
    time.add(name, () => {
      if (!this.#kept.has(name)) this.#make(drawing, density, name);
    });
  }

  #density(scale: number): number {
    return Math.max(0.05, Math.round(scale * this.#resolution * 1000) / 1000);
  }

  #make(drawing: Drawing, density: number, name: string): Dress {
    // Whole pixels from the middle, so that what stands on whole pixels is not blurred.
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
    const made: Kept = {
      texture,
      x: left / density,
      y: top / density,
      scale: 1 / density,
      lastUsed: this.#season,
    };
    this.#kept.set(name, made);
    return made;
  }

  /** Everything has to be made anew. */
  empty(): void {
    this.#spareTime.clear();
    this.#idleTime.clear();
    for (const { texture } of this.#kept.values()) texture.destroy(true);
    this.#kept.clear();
  }
}

function nameOf({ name }: Drawing, density: number): string {
  return `${name}@${density}`;
}
