import type { Row } from '../row';
import {
  actionsPerSecond,
  cpuPerAction,
  figureOf,
  mbPerTable,
  seenWithin,
  type Measure,
} from '../server/figures';
import { spread } from '../statistics';
import { ALONE } from './setups';
import type { Stage } from './stage';

const of = (stage: Stage): string => `${stage.tables.toLocaleString('en-US')} tables, ${stage.setup.name}`;

/** Beside one process on SQLite, which needs neither of the others. */
export function rowsOf(stages: readonly Stage[]): readonly Row[] {
  const most = Math.max(...stages.map(({ tables }) => tables));
  const full = stages.filter(({ tables }) => tables === most);
  const atPace = full.filter(({ paceMs }) => paceMs !== null);
  const flatOut = full.filter(({ paceMs }) => paceMs === null);
  return [
    ...lines(atPace, 'seen by the last client, p99', 'ms', seenWithin(0.99)),
    ...lines(atPace, 'of CPU per action, servers', 'ms', cpuPerAction),
    ...lines(flatOut, 'as fast as it goes', 'actions/s', actionsPerSecond),
    ...atPace.map((stage): Row => ({
      what: `${of(stage)}: memory per table, servers`,
      figure: mbPerTable(stage),
      unit: 'MB',
      spread: 0,
      ratio: null,
      bar: null,
    })),
  ];
}

function lines(stages: readonly Stage[], what: string, unit: string, measure: Measure): readonly Row[] {
  const reference = stages.find(({ setup }) => setup === ALONE);
  const peer = reference === undefined ? null : figureOf(reference, measure).value;
  return stages.map((stage) => {
    const { value, parts } = figureOf(stage, measure);
    return {
      what: `${of(stage)}: ${what}`,
      figure: value,
      unit,
      spread: spread(parts),
      ratio: peer === null ? null : value / peer,
      bar: null,
    };
  });
}
