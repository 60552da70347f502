import type { Seat } from '@pampa/rules';
import type { Race } from '@pampa/rules/el-gaucho';
import { compactPanel } from '../../../tabletop/layout/compact-panel';
import { nearPanel, rivalPanel } from '../../../tabletop/layout/player-panel';
import { TOUCH, type Mark, type Rect } from '../../../tabletop/layout/rect';
import { herdsIn, scaleInTwoRows, worthsIn } from './herd-layout';
import type { RanchLayout, SupplyLayout } from './table-layout';

const GAUCHO = { width: 48, height: 64 } as const;

/** One's own ranch. */
export function nearRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { room, body, ...head } = nearPanel(frame);
  // A head that is a column leaves the herds more room.
  const gap = head.head.height === frame.height ? 6 : 5;
  return { seat, mode: 'near', ...head, supply: figures(room), herds: herdsIn(body, races, gap, TOUCH) };
}

/** A rival's ranch with herds that can be read. */
export function panelRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { room, body, ...head } = rivalPanel(frame);
  const herds = herdsIn(body, races, 4, 0, scaleInTwoRows);
  return { seat, mode: 'panel', ...head, supply: figures(room), herds };
}

/** A rival's ranch where there is little room: numbers only. */
export function compactRanch(seat: Seat, frame: Rect, races: readonly Race[]): RanchLayout {
  const { body, columns, ...panel } = compactPanel(frame, GAUCHO);
  return { seat, mode: 'compact', ...panel, herds: worthsIn(body, races, columns ?? races.length) };
}

/** All gauchos at hand in a row. */
function figures(frame: Rect): SupplyLayout {
  return { frame, scale: Math.min(frame.height / 72, 0.66), count: null };
}

/** Where so many gauchos stand, feet on the lower edge: side by side while there is room, then closer together. */
export function supplySlots({ frame, scale, count: number }: SupplyLayout, count: number): readonly Mark[] {
  const y = frame.y + frame.height / 2 + 31 * scale;
  const room = number === null ? frame.width - 44 * scale : 0;
  const step = count < 2 ? 0 : Math.min(room / (count - 1), 40 * scale);
  return Array.from({ length: count }, (_, index) => ({ x: frame.x + 21 * scale + index * step, y, scale }));
}
