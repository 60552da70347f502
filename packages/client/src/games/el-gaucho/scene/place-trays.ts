import type { Viewer } from '@pampa/rules';
import type { ElGauchoView, Tile } from '@pampa/rules/el-gaucho';
import type { Rect } from '../layout/rect';
import { trayMarks } from '../layout/tray-layout';
import type { TableLayout } from '../layout/table-layout';
import { LAYERS } from './placement';
import type { Put } from './placements-of';

/** Tiles that somebody alone looks at, or has to put in order now. */
export interface Tray {
  readonly why: 'keep' | 'steppe' | 'roundUp';
  readonly tiles: readonly Tile[];
  readonly frame: Rect;
}

/** What lies in the viewer's tray; null where he has none. */
export function trayOf({ open, held }: ElGauchoView, viewer: Viewer, { trays }: TableLayout): Tray | null {
  if (viewer === null || held === null) return null;
  if (held.drawn.length > 0) return { why: 'keep', tiles: held.drawn, frame: trays.keep };
  if (held.tray.length > 0) return { why: 'steppe', tiles: held.tray, frame: trays.steppe };
  const batch = open.ranches[viewer]?.batch ?? [];
  return batch.length > 0 ? { why: 'roundUp', tiles: batch, frame: trays.roundUp } : null;
}

export function placeTrays(view: ElGauchoView, viewer: Viewer, layout: TableLayout, put: Put): void {
  const tray = trayOf(view, viewer, layout);
  if (tray === null) return;
  trayMarks(tray.frame, tray.tiles.length).forEach((mark, index) => {
    const tile = tray.tiles[index];
    if (tile === undefined) return;
    put(`tile:${tile}`, {
      ...mark,
      z: LAYERS.tray + 10 + index,
      look: { kind: 'tile', tile, up: true, inHerd: false },
    });
  });
}
