import type { Viewer } from '@pampa/rules';
import type { Area } from '@pampa/rules/el-gaucho';
import { badgeWidth } from '../../../tabletop/paint/badge';
import type { Tag } from '../../../tabletop/touch/touch-game';
import { POSE_ICONS } from '../art/pose-icon';
import { clamp, middleOf, type Rect } from '../../../tabletop/layout/rect';
import type { TableLayout } from '../layout/table-layout';
import type { Target } from './targets';

/** At the lower right of a tile, where no number and no letter is; above whoever lies there and may get up. */
export function tagOnTile(target: Target, cell: Rect, tileScale: number): Tag {
  const { sum, pose, isPartial, isRaise } = target;
  const badge = { number: sum, icon: POSE_ICONS[pose], isFaint: isPartial };
  const scale = Math.max(0.8, tileScale * 1.05);
  const right = cell.x + cell.width + 1;
  return {
    badge,
    scale,
    x: right - (badgeWidth(badge) * scale) / 2,
    y: middleOf(cell).y + (isRaise ? -4 : 34) * tileScale,
  };
}

/** Where one's own gaucho would stand: nobody is there, or it would be no target. */
export function tagOnArea(target: Target, frame: Rect, seat: Viewer, { areas }: TableLayout): Tag {
  // Only standing gauchos are on areas.
  const badge = { number: target.sum, icon: null, isFaint: target.isPartial };
  const isLow = frame.height < 64;
  const scale = isLow ? 0.74 : 0.86;
  const half = (badgeWidth(badge) * scale) / 2;
  const area = target.atom.slice('area:'.length) as Area;
  const spot = seat === null ? undefined : areas[area].spots[seat];
  const right = frame.x + frame.width;
  return {
    badge,
    scale,
    x: clamp(spot?.x ?? right, frame.x + half - 2, right - half + 2),
    y: frame.y + frame.height - (isLow ? 2 : 6),
  };
}
