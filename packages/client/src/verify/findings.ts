import type { VerifyReport } from '@pampa/rules';
import type { OwnCheck } from './own-checks';

/** What anybody finds in a record, and what only this browser can add. */
export interface Findings {
  readonly report: VerifyReport;
  readonly own: readonly OwnCheck[];
}
