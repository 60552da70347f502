import type {
  OperatorFilter,
  OperatorLog,
  OperatorOverview,
  OperatorReportDetail,
  OperatorReports,
  OperatorTableDetail,
  OperatorTables,
} from '@pampa/protocol';
import type { OperatorRemove } from '@pampa/protocol/requests';
import { ask, post, serverUrl } from '../table/api';

const AT = 'api/operator';

function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  return `${AT}/${path}?${new URLSearchParams(given).toString()}`;
}

/** Everything the operator's page asks the server for. Each throws `Refused` or `Unreachable`. */
export const operatorApi = {
  logIn: (token: string, name: string | null): Promise<object> => ask('admin/session', post({ token, name })),
  logOut: (): Promise<object> => ask('admin/session', { method: 'DELETE' }),

  overview: (): Promise<OperatorOverview> => ask(`${AT}/overview`, {}),
  tables: (filter: OperatorFilter, code: string, after: string | null): Promise<OperatorTables> =>
    ask(withQuery('tables', { filter, code, after }), {}),
  table: (code: string): Promise<OperatorTableDetail> => ask(`${AT}/tables/${code}`, {}),
  endTable: (code: string): Promise<object> => ask(`${AT}/tables/${code}/end`, post({})),
  remove: (code: string, who: OperatorRemove): Promise<object> =>
    ask(`${AT}/tables/${code}/remove`, post(who)),

  setClosed: (isClosed: boolean): Promise<object> => ask(`${AT}/house`, post({ isClosed })),
  announceRestart: (minutes: number | null): Promise<object> => ask(`${AT}/restart`, post({ minutes })),

  reports: (after: string | null): Promise<OperatorReports> => ask(withQuery('reports', { after }), {}),
  report: (id: string): Promise<OperatorReportDetail> => ask(`${AT}/reports/${id}`, {}),
  reportFile: (id: string): string => serverUrl(`${AT}/reports/${id}/file`),
  deleteReport: (id: string): Promise<object> => ask(`${AT}/reports/${id}`, { method: 'DELETE' }),

  log: (after: string | null): Promise<OperatorLog> => ask(withQuery('log', { after }), {}),
};
