import type { Seat } from '@pampa/rules';
import type { Area, Open } from '@pampa/rules/el-gaucho';
import { areaWorth } from './areas-sense';

/** What areas are worth in one position, each found out at most once: many actions ask for the same. */
export class AreaMemo {
  private readonly known = new Map<Area, number>();
  private open: Open | null = null;
  private seat: Seat = 0;

  look(open: Open, seat: Seat): this {
    this.open = open;
    this.seat = seat;
    this.known.clear();
    return this;
  }

  worth(area: Area): number {
    let worth = this.known.get(area);
    if (worth === undefined) {
      worth = this.open === null ? 0 : areaWorth(this.open, this.seat, area);
      this.known.set(area, worth);
    }
    return worth;
  }
}
