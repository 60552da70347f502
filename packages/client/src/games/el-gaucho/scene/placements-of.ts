import type { Viewer } from '@pampa/rules';
import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import type { TableLayout } from '../layout/table-layout';
import { placeBoard } from './place-board';
import { placeRanches } from './place-ranches';
import { placeTrays } from './place-trays';
import { AT_REST } from '../../../tabletop/cast/placement';
import type { ActorKey, Placement, Put } from './pieces';

/** Where everything that can move belongs, as somebody sees it. Pure: what is shown is a function of the view. */
export function placementsOf(
  view: ElGauchoView,
  viewer: Viewer,
  layout: TableLayout,
): ReadonlyMap<ActorKey, Placement> {
  const placements = new Map<ActorKey, Placement>();
  const put: Put = (key, placement) => placements.set(key, { ...AT_REST, ...placement });
  placeBoard(view, layout, put);
  placeRanches(view, viewer, layout, put);
  placeTrays(view, viewer, layout, put);
  return placements;
}
