import { Sprite, type Container } from 'pixi.js';
import type { Colour } from '@pampa/protocol';
import type { Seat } from '@pampa/rules';
import {
  COIN,
  dieDrawing,
  figureDrawing,
  figureWidth,
  LANTERN,
  markerDrawing,
  TOKEN,
} from '../../../tabletop/paint/piece-drawings';
import { gauchoDrawing, TILE_BACK, tileDrawing, worthDrawing } from '../art/drawings';
import type { Letters } from '../art/ranch-art';
import type { Drawing, TextureCache } from '../../../tabletop/paint/texture-cache';
import type { Look } from './placement';

/** What a look depends on besides itself. */
export interface Company {
  readonly textures: TextureCache;
  readonly letters: () => Letters;
  readonly colourOf: (seat: Seat) => Colour;
}

type Count = Extract<Look, { readonly kind: 'count' }>;

/** Puts a look on an actor's body, drawn for the scale it is shown in. Sprites are kept and only change clothes. */
export function putOn(body: Container, look: Look, scale: number, company: Company): void {
  if (look.kind === 'count') {
    putOnCount(body, look, scale, company.textures);
    return;
  }
  wear(spriteOf(body, 0), drawingOf(look, company), scale, company.textures);
  dropSprites(body, 1);
}

export function wear(sprite: Sprite, drawing: Drawing, scale: number, textures: TextureCache): void {
  const dress = textures.get(drawing, scale);
  sprite.texture = dress.texture;
  sprite.position.set(dress.x, dress.y);
  sprite.scale.set(dress.scale);
}

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const FIGURES = '0123456789';

/** What will have to be worn soon, in that scale. */
export function prepareLook(look: Look, scale: number, company: Company): void {
  const { textures } = company;
  if (look.kind === 'count') {
    // It runs through all of them.
    for (const figure of FIGURES) textures.paintSoon(figureDrawing(figure, look.tone), scale);
  } else if (look.kind === 'die') {
    // It tumbles.
    for (const face of FACES) textures.paintSoon(dieDrawing(face, look.wished), scale);
  } else {
    textures.paintSoon(drawingOf(look, company), scale);
    // On its way into a herd it is seen whole, and as large as it will be there.
    if (look.kind === 'tile' && look.inHerd) {
      textures.paintSoon(drawingOf({ ...look, inHerd: false }, company), scale);
    }
  }
}

export function isDrawn(look: Look, scale: number, company: Company): boolean {
  const { textures } = company;
  return look.kind === 'count'
    ? figuresOf(look).every((figure) => textures.has(figureDrawing(figure, look.tone), scale))
    : textures.has(drawingOf(look, company), scale);
}

function drawingOf(look: Exclude<Look, Count>, { letters, colourOf }: Company): Drawing {
  switch (look.kind) {
    case 'tile':
      return look.tile === null || !look.up
        ? TILE_BACK
        : tileDrawing(look.tile, look.inHerd ? 'herd' : 'full', letters());
    case 'gaucho':
      return gauchoDrawing(colourOf(look.seat), look.pose, look.resting);
    case 'die':
      return dieDrawing(look.face, look.wished);
    case 'marker':
      return markerDrawing(colourOf(look.seat), look.hundreds);
    case 'worth':
      return worthDrawing(look.tiles, look.highest, look.as);
    case 'token':
      return TOKEN;
    case 'lantern':
      return LANTERN;
    case 'coin':
      return COIN;
  }
}

/** One sprite for each figure: a counter that runs makes no textures. */
function putOnCount(body: Container, look: Count, scale: number, textures: TextureCache): void {
  const { tone, align } = look;
  const figures = figuresOf(look);
  const width = figures.reduce((sum, figure) => sum + figureWidth(figure), 0);
  let x = align === 'left' ? 0 : -width / 2;
  figures.forEach((figure, index) => {
    const sprite = spriteOf(body, index);
    wear(sprite, figureDrawing(figure, tone), scale, textures);
    sprite.x += x;
    x += figureWidth(figure);
  });
  dropSprites(body, figures.length);
}

function figuresOf({ value }: Count): readonly string[] {
  return Array.from(String(Math.round(value)));
}

function spriteOf(body: Container, index: number): Sprite {
  const known = body.children[index];
  return known instanceof Sprite ? known : body.addChild(new Sprite());
}

function dropSprites(body: Container, keep: number): void {
  for (const child of body.children.slice(keep)) child.destroy();
}
