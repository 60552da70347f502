import {
  actionsPerSecond,
  cpuPerAction,
  figureOf,
  loadCpu,
  mbPerTable,
  seenWithin,
  serverCpu,
  type Measure,
} from '../server/figures';
import type { DataTable } from '../suite';
import type { Stage } from './stage';
import type { StoreUse } from './store-use';

interface Column {
  readonly head: string;
  readonly of: (stage: Stage) => string;
}

const measured = (head: string, digits: number, measure: Measure): Column => ({
  head,
  of: (stage) => figureOf(stage, measure).value.toFixed(digits),
});

/** Per action; what comes by the clock and not by an action is in it too. */
const used = (head: string, digits: number, what: keyof StoreUse): Column => ({
  head,
  of: (stage) =>
    stage.stores === null
      ? ''
      : (stage.stores[what] / figureOf(stage, actionsPerSecond).value).toFixed(digits),
});

const COLUMNS: readonly Column[] = [
  measured('actions/s', 0, actionsPerSecond),
  measured('p50 ms', 2, seenWithin(0.5)),
  measured('p95 ms', 2, seenWithin(0.95)),
  measured('p99 ms', 2, seenWithin(0.99)),
  measured('servers CPU %', 1, serverCpu),
  measured('servers CPU ms/action', 2, cpuPerAction),
  used('PostgreSQL CPU ms/action', 2, 'postgresCpuMs'),
  used('Redis CPU ms/action', 3, 'redisCpuMs'),
  used('commits/action', 2, 'commits'),
  used('WAL bytes/action', 0, 'walBytes'),
  used('Redis commands/action', 2, 'redisCommands'),
  { head: 'RSS MB', of: ({ fullMb }) => fullMb.toFixed(0) },
  { head: 'MB/table', of: (stage) => mbPerTable(stage).toFixed(2) },
  measured('load CPU %', 1, loadCpu),
];

export function tableOf(stages: readonly Stage[]): DataTable {
  return {
    head: ['House', 'Tables', 'Pace', ...COLUMNS.map(({ head }) => head)],
    lines: stages.map((stage) => [
      stage.setup.name,
      stage.tables.toLocaleString('en-US'),
      stage.paceMs === null ? 'as fast as it goes' : `${stage.paceMs / 1000} s`,
      ...COLUMNS.map(({ of }) => of(stage)),
    ]),
  };
}
