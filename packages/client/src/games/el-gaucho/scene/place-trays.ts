import type { Viewer } from '@pampa/rules';
import type { ElGauchoView, Tile } from '@pampa/rules/el-gaucho';
import type { Rect, Mark } from '../../../tabletop/layout/rect';
import { trayIn } from '../../../tabletop/layout/tray';
import type { TableLayout } from '../layout/table-layout';
import { LAYERS } from '../../../tabletop/cast/placement';
import { NATURAL, type Put } from './pieces';

/** Tiles that somebody alone looks at, or has to put in order now. */
export interface Tray {
  readonly why: 'keep' | 'steppe' | 'roundUp';
  readonly tiles: readonly Tile[];
  readonly frame: Rect;
  /** Of the tiles, in their order. */
  readonly marks: readonly Mark[];
}

/** Whether the viewer has one. */
export function hasTray({ open, held }: ElGauchoView, viewer: Viewer): boolean {
  if (viewer === null || held === null) return false;
  return held.drawn.length > 0 || held.tray.length > 0 || (open.ranches[viewer]?.batch.length ?? 0) > 0;
}

/** What lies in the viewer's tray; null where he has none. */
export function trayOf({ open, held }: ElGauchoView, viewer: Viewer, { trays }: TableLayout): Tray | null {
  if (viewer === null || held === null) return null;
  const tray = (why: Tray['why'], tiles: readonly Tile[]): Tray => ({
    why,
    tiles,
    ...trayIn(trays[why], tiles.length, NATURAL.tile, why === 'roundUp'),
  });
  if (held.drawn.length > 0) return tray('keep', held.drawn);
  if (held.tray.length > 0) return tray('steppe', held.tray);
  const batch = open.ranches[viewer]?.batch ?? [];
  return batch.length > 0 ? tray('roundUp', batch) : null;
}

export function placeTrays(view: ElGauchoView, viewer: Viewer, layout: TableLayout, put: Put): void {
  const tray = trayOf(view, viewer, layout);
  if (tray === null) return;
  tray.marks.forEach((mark, index) => {
    const tile = tray.tiles[index];
    if (tile === undefined) return;
    put(`tile:${tile}`, {
      ...mark,
      z: LAYERS.tray + 10 + index,
      look: { kind: 'tile', tile, up: true, inHerd: false },
    });
  });
}
