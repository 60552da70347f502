import { Container, Sprite } from 'pixi.js';
import { showDrawing } from '../cast/look-painter';
import { middleOf, type Rect } from '../layout/rect';
import { bannerDrawing } from '../paint/banner';
import type { Drawing, TextureCache } from '../paint/texture-cache';

interface BannerText {
  readonly title: string;
  readonly line: string | null;
}

/** Hangs a banner in the middle of a box. */
export function hangBanner(air: Container, box: Rect, textures: TextureCache, text: BannerText): Container {
  const { x, y } = middleOf(box);
  const node = new Container();
  showDrawing(node.addChild(new Sprite()), drawingOf(text, box), 1, textures);
  node.position.set(x, y);
  return air.addChild(node);
}

/** Large letters with a shadow: painted when the banner is shown, they would drop frames. */
export function prepareBanner(box: Rect, textures: TextureCache, text: BannerText): void {
  textures.paintSoon(drawingOf(text, box), 1);
}

function drawingOf({ title, line }: BannerText, box: Rect): Drawing {
  return bannerDrawing(title, line, box.width * 0.94);
}
