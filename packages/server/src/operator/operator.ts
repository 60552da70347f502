import type {
  HouseRefusal,
  OperatorFilter,
  OperatorLog,
  OperatorOverview,
  OperatorReportDetail,
  OperatorReports,
  OperatorTableDetail,
  OperatorTables,
} from '@pampa/protocol';
import type { OperatorRemove, ReportFile } from '@pampa/protocol/requests';

/** Everything the operator's page can ask for. What changes something names who asks (`by`) and stands in the log. */
export interface Operator {
  overview(): Promise<OperatorOverview>;

  tables(query: {
    readonly filter: OperatorFilter;
    readonly code: string;
    readonly after: string | null;
  }): Promise<OperatorTables>;
  table(code: string): Promise<OperatorTableDetail | HouseRefusal>;
  endTable(by: string, code: string): Promise<object>;
  remove(by: string, code: string, who: OperatorRemove): Promise<object>;

  setClosed(by: string, isClosed: boolean): Promise<object>;
  announceRestart(by: string, minutes: number | null): Promise<object>;

  reports(after: string | null): Promise<OperatorReports>;
  report(id: string): Promise<OperatorReportDetail | HouseRefusal>;
  /** As `npm run reports -- export` writes it. Refused while its match runs. */
  reportFile(id: string): Promise<ReportFile | HouseRefusal>;
  deleteReport(by: string, id: string): Promise<object>;

  log(after: string | null): Promise<OperatorLog>;
  /** Only notes it: whoever gets here has shown the token. */
  loggedIn(by: string): Promise<object>;
  stop(): void;
}
