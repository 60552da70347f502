import { Container, Sprite } from 'pixi.js';
import { bannerDrawing } from '../art/effects-art';
import type { Wardrobe } from '../art/wardrobe';
import { middleOf, union } from '../layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { wear } from './costumes';

/** A ribbon in the middle of the pampa or of the whole board. */
export function hangBanner(
  air: Container,
  { pampa, ring, estate }: TableLayout,
  wardrobe: Wardrobe,
  title: string,
  line: string | null,
  over: 'pampa' | 'board',
): Container {
  const board = over === 'pampa' ? pampa.frame : union(pampa.frame, ring.frame, estate);
  const { x, y } = middleOf(board);
  const node = new Container();
  wear(node.addChild(new Sprite()), bannerDrawing(title, line, board.width * 0.94), 1, wardrobe);
  node.position.set(x, y);
  return air.addChild(node);
}
