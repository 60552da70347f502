import { elGaucho } from '@pampa/rules/el-gaucho';
import { LAYERS } from '../../../tabletop/cast/placement';
import { HINT_HEIGHT } from '../../../tabletop/layout/tray';
import { dieDrawing } from '../../../tabletop/paint/piece-drawings';
import type { PanelOwner } from '../../../tabletop/paint/player-panel';
import type { OverlayLayer, ShownTray } from '../../../tabletop/scene/overlay-layer';
import type { ShownTable } from '../../../tabletop/scene-types';
import type { Letters } from '../art/ranch-art';
import { unfoldedDrawing } from '../art/unfolded-art';
import type { TableLayout } from '../layout/table-layout';
import { hintFor } from './hints';
import { trayOf } from './place-trays';
import type { GauchoScene } from './scene-types';
import type { InHand } from './touchables';

type Layer = OverlayLayer<GauchoScene>;
type Shown = ShownTable<GauchoScene>;

/** What is written in overlays. */
interface Signs {
  readonly owners: readonly PanelOwner[];
  readonly letters: Letters;
}

/** Light at a ranch, a tray of tiles, a rival's ranch unfolded, dice to wish for. */
export function drawOverlays(layer: Layer, table: Shown, { isWishing }: InHand, signs: Signs): void {
  const { view, layout } = table;
  for (const seat of elGaucho.asking(view.open).seats) {
    const frame = layout.ranches[seat]?.frame;
    if (frame !== undefined) layer.putTurn(frame);
  }
  layer.putTray(shownTray(table));
  drawUnfolded(layer, layout, signs);
  if (isWishing) drawWishes(layer, layout);
}

function shownTray({ view, viewer, layout }: Shown): ShownTray | null {
  const tray = trayOf(view, viewer, layout);
  if (tray === null) return null;
  const ranch = viewer === null ? undefined : view.open.ranches[viewer];
  const isHinting = tray.why === 'roundUp' && ranch !== undefined;
  return {
    frame: tray.frame,
    content: tray.tiles.join(),
    hints: tray.marks.flatMap(({ x, y, scale }, index) => {
      const tile = tray.tiles[index];
      if (tile === undefined || !isHinting) return [];
      return [{ drawing: hintFor(ranch, tile), x, y: y + 46 * scale + HINT_HEIGHT / 2 + 3 }];
    }),
  };
}

function drawUnfolded(layer: Layer, { unfolded }: TableLayout, { owners, letters }: Signs): void {
  const owner = unfolded === null ? undefined : owners[unfolded.seat];
  if (unfolded === null || owner === undefined) return;
  const { frame } = unfolded;
  layer.put(unfoldedDrawing(unfolded, owner, letters), frame.x, frame.y, LAYERS.tray);
}

function drawWishes(layer: Layer, { wishes }: TableLayout): void {
  layer.putBoard(wishes.frame);
  wishes.faces.forEach((mark, index) => {
    layer.put(dieDrawing(index + 1, true), mark.x, mark.y, LAYERS.tray + 20, mark.scale);
  });
}
