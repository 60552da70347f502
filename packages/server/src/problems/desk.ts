import { randomInt } from 'node:crypto';
import { CODE_LETTERS, type HouseRefusal, type KeptReport } from '@pampa/protocol';
import type { ProblemReport } from '@pampa/protocol/requests';
import type { Store } from '../store/store';

/** Where reports of problems are handed in. */
export interface ReportDesk {
  keep(report: ProblemReport): Promise<KeptReport | HouseRefusal>;
}

/** At 128 kB each that is 128 MB at the worst: what nobody reads must not fill a disk. */
const MOST_KEPT = 1000;

/** Six letters are 24 million ids; twice the same is rare, ten times is not to be expected. */
const PART_LENGTH = 3;
const TRIES = 10;

export function createReportDesk(store: Store, now: () => number): ReportDesk {
  const keep = async (report: ProblemReport): Promise<KeptReport | HouseRefusal> => {
    if ((await store.countReports()) >= MOST_KEPT) return { code: 'reports-full' };
    for (let left = TRIES; left > 0; left--) {
      const id = newReportId();
      if (await store.saveReport({ id, receivedAt: now(), match: report.match?.id ?? null, report })) {
        return { id };
      }
    }
    return { code: 'reports-full' };
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One after another: many at once would all find room for one more.
    keep(report) {
      const kept = last.then(() => keep(report));
      last = kept.catch(() => undefined);
      return kept;
    },
  };
}

/** To be read out over the telephone: QXK-TRB. It opens nothing; it only finds the report again. */
function newReportId(): string {
  const part = (): string =>
    Array.from({ length: PART_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');
  return `${part()}-${part()}`;
}
