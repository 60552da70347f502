import type { HouseRefusal, KeptReport } from '@pampa/protocol';
import type { ProblemReport } from '@pampa/protocol/requests';
import type { ReportDesk } from '../../src/problems/desk';

/** Reports that are gone when the test is over. */
export class MemoryReports implements ReportDesk {
  readonly kept: ProblemReport[] = [];
  /** What the next one is answered with, instead. */
  refusal: HouseRefusal | null = null;

  keep(report: ProblemReport): Promise<KeptReport | HouseRefusal> {
    if (this.refusal !== null) return Promise.resolve(this.refusal);
    this.kept.push(report);
    return Promise.resolve({ id: 'QXK-TRB' });
  }
}
