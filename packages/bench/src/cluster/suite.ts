import type { Build } from '../server/pampa/contestant';
import type { Findings, Suite, SuiteOptions } from '../suite';
import { notesOn } from './notes';
import { rowsOf } from './rows';
import { SETUPS, type Setup } from './setups';
import { runStages, type Stage } from './stage';
import { tableOf } from './table-of-stages';

interface Setting {
  readonly build: Build;
  readonly paceMs: number;
  readonly setups: readonly Setup[];
}

const USUAL_SIZES = [250, 750];
/** For every house: each number of tables at its pace, and the last one as fast as it goes. */
const WATCHES = USUAL_SIZES.length + 1;
const USUAL_SECONDS = 10;

export const clusterSuite = clusterSuiteIn({ build: 'dist', paceMs: 2000, setups: SETUPS });

export function clusterSuiteIn(setting: Setting): Suite {
  return {
    name: 'cluster',
    defaultSeconds: SETUPS.length * WATCHES * USUAL_SECONDS,
    defaultTables: USUAL_SIZES,
    run: (options) => run(setting, options),
  };
}

async function run({ build, paceMs, setups }: Setting, options: SuiteOptions): Promise<Findings> {
  if (options.clock !== 'wall') throw new Error('The suite cluster knows the wall clock only.');
  const sizes = options.tables ?? USUAL_SIZES;
  const seconds = options.seconds / (setups.length * (sizes.length + 1));
  const stages: Stage[] = [];
  for (const setup of setups) stages.push(...(await runStages(setup, { build, paceMs, sizes, seconds })));
  return { rows: rowsOf(stages), table: tableOf(stages), notes: notesOn(stages, paceMs) };
}
