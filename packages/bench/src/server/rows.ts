import type { Bar, Row } from '../row';
import { median, spread } from '../statistics';
import type { Contestant } from './contestant';
import {
  bytesPerActionAndClient,
  cpuPerAction,
  figureOf,
  mbPerTable,
  seenWithin,
  type Measure,
} from './figures';
import type { Wakes } from './pampa/wakes';
import type { Trial } from './trial';

/** The number of tables a promise was made for. A smaller run holds what it has against it. */
const SOME_TABLES = 250;
const MANY_TABLES = 1000;

/** Our figure at one number of tables, or beside another server's. */
interface Line {
  readonly what: string;
  readonly unit: string;
  readonly tables: number;
  readonly measure: Measure;
  readonly beside: Contestant['id'] | null;
  readonly bar: Bar | null;
}

const atMost = (on: Bar['on'], value: number): Bar => ({ on, is: 'at most', value });

const LINES: readonly Line[] = [
  {
    what: 'seen by the last client, p99',
    unit: 'ms',
    tables: SOME_TABLES,
    measure: seenWithin(0.99),
    beside: 'empty',
    bar: atMost('figure', 25),
  },
  {
    what: 'seen by the last client, p50, beside an empty room',
    unit: 'ms',
    tables: MANY_TABLES,
    measure: seenWithin(0.5),
    beside: 'empty',
    bar: null,
  },
  {
    what: 'seen by the last client, p99, beside an empty room',
    unit: 'ms',
    tables: MANY_TABLES,
    measure: seenWithin(0.99),
    beside: 'empty',
    bar: atMost('ratio', 1.5),
  },
  {
    what: 'per action and client',
    unit: 'bytes',
    tables: MANY_TABLES,
    measure: bytesPerActionAndClient(),
    beside: null,
    bar: atMost('figure', 150),
  },
  {
    what: 'per action and client, beside the peer with a tiny game',
    unit: 'bytes',
    tables: MANY_TABLES,
    measure: bytesPerActionAndClient(),
    beside: 'peer',
    bar: atMost('ratio', 1 / 5),
  },
  {
    what: 'per action and client, beside the peer with the same game',
    unit: 'bytes',
    tables: MANY_TABLES,
    measure: bytesPerActionAndClient(),
    beside: 'peer-same-game',
    bar: null,
  },
  {
    what: 'of CPU per action, beside the peer with a tiny game',
    unit: 'ms',
    tables: MANY_TABLES,
    measure: cpuPerAction,
    beside: 'peer',
    bar: atMost('ratio', 1 / 2),
  },
  {
    what: 'of CPU per action, beside the peer with the same game',
    unit: 'ms',
    tables: MANY_TABLES,
    measure: cpuPerAction,
    beside: 'peer-same-game',
    bar: null,
  },
  {
    what: 'of CPU per action, beside an empty room',
    unit: 'ms',
    tables: MANY_TABLES,
    measure: cpuPerAction,
    beside: 'empty',
    bar: null,
  },
];

export function rowsOf(trials: readonly Trial[], wakes: Wakes, sizes: readonly number[]): readonly Row[] {
  const find = (contestant: Contestant['id'], tables: number): Trial => {
    const trial = trials.find((one) => one.contestant === contestant && one.tables === tables);
    if (trial === undefined) throw new Error(`There was no trial of ${contestant} with ${tables} tables`);
    return trial;
  };
  const rows = LINES.map(({ what, unit, tables: wanted, measure, beside, bar }): Row => {
    const tables = nearest(sizes, wanted);
    const ours = figureOf(find('pampa', tables), measure);
    const theirs = beside === null ? null : figureOf(find(beside, tables), measure);
    return {
      what: `${tables.toLocaleString('en-US')} tables: ${what}`,
      figure: ours.value,
      unit,
      spread: spread(ours.parts),
      ratio: theirs === null ? null : ours.value / theirs.value,
      bar,
    };
  });
  return [...rows, memoryRow(find('pampa', nearest(sizes, MANY_TABLES))), wakeRow(wakes)];
}

function nearest(sizes: readonly number[], wanted: number): number {
  return sizes.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best));
}

/** Taken once, at the end: there is nothing it could spread over. */
function memoryRow(trial: Trial): Row {
  return {
    what: `${trial.tables.toLocaleString('en-US')} tables: memory per table with its sockets`,
    figure: mbPerTable(trial),
    unit: 'MB',
    spread: 0,
    ratio: null,
    bar: atMost('figure', 0.35),
  };
}

function wakeRow({ entries, ms }: Wakes): Row {
  return {
    what: `Joining a table that sleeps, ${entries} entries, until the place is reserved`,
    figure: median(ms),
    unit: 'ms',
    spread: spread(ms),
    ratio: null,
    bar: atMost('figure', 20),
  };
}
