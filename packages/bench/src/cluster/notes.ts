import { availableParallelism } from 'node:os';
import { figureOf, loadCpu, serverCpu } from '../server/figures';
import type { Stage } from './stage';

/** More than this of all cores is as good as all. */
const FULL = 85;

export function notesOn(stages: readonly Stage[], paceMs: number): readonly string[] {
  const cores = availableParallelism();
  return [
    `Everything on one machine of ${cores} cores: the servers, PostgreSQL (fsync and synchronous_commit on), Redis, and one process that ` +
      `plays for all. Four clients a table, one action per ${paceMs / 1000} s and table, every action durable before anybody sees it. Tables ` +
      'are opened in turns at all processes, and spoken to there without a proxy.',
    'Milliseconds are from the request until the last of the four has the new state, with the lag of the load itself in them.',
    'As fast as it goes: at every table the next action follows when the last one has been seen. Its milliseconds are those of a queue.',
    'Beside the peer: one process on SQLite, in the same run. CPU is of all processes of that kind together; per action is all ' +
      'they did in that time, upkeep included.',
    ...stages.filter(({ paceMs: pace }) => pace === null).map((stage) => whereItStops(stage, cores)),
  ];
}

function whereItStops(stage: Stage, cores: number): string {
  const { setup, stores } = stage;
  const parts: readonly (readonly [string, number])[] = [
    ['servers', figureOf(stage, serverCpu).value],
    ['PostgreSQL', (stores?.postgresCpuMs ?? 0) / 10],
    ['Redis', (stores?.redisCpuMs ?? 0) / 10],
    ['the load', figureOf(stage, loadCpu).value],
  ];
  const sum = parts.reduce((total, [, percent]) => total + percent, 0);
  const list = parts.map(([name, percent]) => `${name} ${percent.toFixed(0)} %`).join(', ');
  const why = sum / cores > FULL ? `the machine is what stops it` : `it waits for the disk, or for one core`;
  return `${setup.name}, as fast as it goes: ${list} of a core, ${sum.toFixed(0)} % of ${cores * 100} %: ${why}.`;
}
