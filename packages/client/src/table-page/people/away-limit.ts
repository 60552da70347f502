import type { PublicTable } from '@pampa/protocol/state';
import type { TakenSeat } from '../seats';

/**
 * From when on the others may decide about an absent person's seat, as far as a page can know: after the table's limit,
 * and with deadlines of days not before the seat's own. The server has the last word, and says how long it still takes.
 */
export function awayLimitAt({ options }: PublicTable, { awaySince, clock }: TakenSeat, now: number): number {
  const limit = (awaySince ?? now) + options.awaySeconds * 1000;
  return options.clock === 'days' ? Math.max(limit, clock?.deadlineAt ?? limit) : limit;
}
