import { Sprite, type Container } from 'pixi.js';
import { dieDrawing, figureDrawing, figureWidth } from '../paint/piece-drawings';
import type { Drawing, TextureCache } from '../paint/texture-cache';
import { FACES, isCount, isDie, type CountLook } from './common-looks';
import type { Look } from './placement';

export const FIGURES = '0123456789';

export interface LookDrawings<L extends Look> {
  /** The drawing of a look that is no count. */
  drawingOf(look: Exclude<L, CountLook>): Drawing;
  /** What else a look needs on its way: a tile that joins a herd is seen whole until it is there. */
  alsoNeeded(look: Exclude<L, CountLook>): readonly Drawing[];
}

/** Shows looks on actors' nodes, painted for the scale they are shown in. */
export class LookPainter<L extends Look> {
  readonly textures: TextureCache;
  readonly #drawings: LookDrawings<L>;

  constructor(textures: TextureCache, drawings: LookDrawings<L>) {
    this.textures = textures;
    this.#drawings = drawings;
  }

  /** Sprites are kept and only change their textures. */
  show(node: Container, look: L, scale: number): void {
    if (isCount(look)) this.#showCount(node, look, scale);
    else {
      showDrawing(spriteOf(node, 0), this.#drawingOf(look), scale, this.textures);
      dropSprites(node, 1);
    }
  }

  /** Paints a look that will be needed soon, and what it changes into on its way. */
  prepare(look: L, scale: number): void {
    const { textures } = this;
    if (isCount(look)) {
      for (const figure of FIGURES) textures.paintSoon(figureDrawing(figure, look.tone), scale);
    } else if (isDie(look)) {
      for (const face of FACES) textures.paintSoon(dieDrawing(face, look.isGold), scale);
    } else {
      textures.paintSoon(this.#drawingOf(look), scale);
      const also = this.#drawings.alsoNeeded(look as Exclude<L, CountLook>);
      for (const drawing of also) textures.paintSoon(drawing, scale);
    }
  }

  isPainted(look: L, scale: number): boolean {
    return isCount(look)
      ? figuresOf(look).every((figure) => this.textures.has(figureDrawing(figure, look.tone), scale))
      : this.textures.has(this.#drawingOf(look), scale);
  }

  #drawingOf(look: L): Drawing {
    return this.#drawings.drawingOf(look as Exclude<L, CountLook>);
  }

  /** One sprite for each figure: a running counter paints no textures. */
  #showCount(node: Container, look: CountLook, scale: number): void {
    const { tone, align } = look;
    const figures = figuresOf(look);
    const width = figures.reduce((sum, figure) => sum + figureWidth(figure), 0);
    let x = align === 'left' ? 0 : -width / 2;
    figures.forEach((figure, index) => {
      const sprite = spriteOf(node, index);
      showDrawing(sprite, figureDrawing(figure, tone), scale, this.textures);
      sprite.x += x;
      x += figureWidth(figure);
    });
    dropSprites(node, figures.length);
  }
}

export function showDrawing(sprite: Sprite, drawing: Drawing, scale: number, textures: TextureCache): void {
  const { texture, x, y, scale: perPixel } = textures.get(drawing, scale);
  sprite.texture = texture;
  sprite.position.set(x, y);
  sprite.scale.set(perPixel);
}

function figuresOf({ value }: CountLook): readonly string[] {
  return Array.from(String(Math.round(value)));
}

function spriteOf(node: Container, index: number): Sprite {
  const known = node.children[index];
  return known instanceof Sprite ? known : node.addChild(new Sprite());
}

function dropSprites(node: Container, keep: number): void {
  for (const child of node.children.slice(keep)) child.destroy();
}
