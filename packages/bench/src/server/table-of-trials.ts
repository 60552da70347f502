import type { DataTable } from '../suite';
import {
  bytesPerActionAndClient,
  cpuPerAction,
  figureOf,
  loadCpu,
  mbPerTable,
  seenWithin,
  serverCpu,
  type Measure,
} from './figures';
import type { Contestant } from './contestant';
import type { Trial } from './trial';

const NAMES: Readonly<Record<Contestant['id'], string>> = {
  pampa: 'Pampa',
  empty: 'Colyseus, empty room',
  peer: 'boardgame.io, tiny game',
  'peer-same-game': 'boardgame.io, El Gaucho',
};

interface Column {
  readonly head: string;
  readonly digits: number;
  readonly of: (trial: Trial) => number;
}

const measured = (head: string, digits: number, measure: Measure): Column => ({
  head,
  digits,
  of: (trial) => figureOf(trial, measure).value,
});

const COLUMNS: readonly Column[] = [
  measured('p50 ms', 2, seenWithin(0.5)),
  measured('p95 ms', 2, seenWithin(0.95)),
  measured('p99 ms', 2, seenWithin(0.99)),
  measured('CPU %', 1, serverCpu),
  measured('CPU ms/action', 2, cpuPerAction),
  { head: 'RSS MB', digits: 0, of: ({ fullMb }) => fullMb },
  { head: 'MB/table', digits: 2, of: mbPerTable },
  measured('bytes/action/client', 0, bytesPerActionAndClient()),
  measured('load CPU %', 1, loadCpu),
  { head: 'load lag ms', digits: 1, of: ({ loadLagMs }) => loadLagMs },
];

/** Everything that was measured, a line for each server with each number of tables. */
export function tableOf(trials: readonly Trial[]): DataTable {
  return {
    head: ['Tables', 'Server', ...COLUMNS.map(({ head }) => head)],
    lines: trials.map((trial) => [
      trial.tables.toLocaleString('en-US'),
      NAMES[trial.contestant],
      ...COLUMNS.map(({ digits, of }) => of(trial).toFixed(digits)),
    ]),
  };
}
