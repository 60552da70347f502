import { Container, Sprite } from 'pixi.js';
import { bannerDrawing } from '../../../tabletop/paint/banner';
import type { Drawing, TextureCache } from '../../../tabletop/paint/texture-cache';
import { middleOf, type Rect } from '../../../tabletop/layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { wholeBoard } from '../layout/whole-board';
import { showDrawing } from '../../../tabletop/cast/look-painter';

interface Ribbon {
  readonly title: string;
  readonly line: string | null;
  /** In the middle of the pampa or of the whole board. */
  readonly over: 'pampa' | 'board';
}

export function hangBanner(
  air: Container,
  layout: TableLayout,
  textures: TextureCache,
  ribbon: Ribbon,
): Container {
  const { x, y } = middleOf(placeOf(ribbon, layout));
  const node = new Container();
  showDrawing(node.addChild(new Sprite()), drawingOf(ribbon, layout), 1, textures);
  node.position.set(x, y);
  return air.addChild(node);
}

/** Large letters on cloth with a shadow: drawn when it is to be seen, it would halt whatever moves then. */
export function prepareBanner(layout: TableLayout, textures: TextureCache, ribbon: Ribbon): void {
  textures.paintSoon(drawingOf(ribbon, layout), 1);
}

function drawingOf(ribbon: Ribbon, layout: TableLayout): Drawing {
  return bannerDrawing(ribbon.title, ribbon.line, placeOf(ribbon, layout).width * 0.94);
}

function placeOf({ over }: Ribbon, layout: TableLayout): Rect {
  return over === 'pampa' ? layout.pampa.frame : wholeBoard(layout);
}
