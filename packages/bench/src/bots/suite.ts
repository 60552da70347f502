import { Picker } from '../picker';
import type { Row } from '../row';
import { pampaFrom, type Build } from '../server/pampa/contestant';
import { makeReady } from '../server/trial';
import { quantile, spread } from '../statistics';
import type { Findings, Suite, SuiteOptions } from '../suite';
import { BaronTables } from './baron-tables';
import { crewFigures, type CrewFigures } from './crew-figures';
import { playInPhases, type Phases } from './phases';

const USUAL_TABLES = 50;
const USUAL_PACE_MS = 2000;

export const botsSuite = botsSuiteIn({ build: 'dist', paceMs: USUAL_PACE_MS });

export function botsSuiteIn(setting: { readonly build: Build; readonly paceMs: number }): Suite {
  return {
    name: 'bots',
    defaultSeconds: 240,
    defaultTables: [USUAL_TABLES],
    run: (options) => run(setting, options),
  };
}

/** People play at as many tables as barons do, and it is their moves that are timed. */
async function run(
  { build, paceMs }: { readonly build: Build; readonly paceMs: number },
  { clock, seconds, tables }: SuiteOptions,
): Promise<Findings> {
  if (clock !== 'wall') throw new Error('The suite bots knows the wall clock only.');
  const [count = USUAL_TABLES] = tables ?? [];
  const pampa = pampaFrom(build);
  const server = await pampa.start();
  try {
    const picker = new Picker(count);
    const people = await makeReady(pampa, server.url, count, picker);
    const barons = await BaronTables.seat(server.url, count);
    const phases = await playInPhases(people, barons, { paceMs, seconds, picker });
    const crew = await crewFigures(server.url);
    for (const each of [...people, barons]) each.close();
    return { rows: rowsOf(phases, count), notes: notesOn(phases, crew, count, paceMs, seconds) };
  } finally {
    await server.stop();
  }
}

function rowsOf({ atRest, thinking }: Phases, count: number): readonly Row[] {
  const lineOf = (what: string, part: number, bar: Row['bar']): Row => {
    const figure = quantile(thinking.flat(), part);
    return {
      what: `${count} tables of barons: people's moves at ${count} other tables, ${what}`,
      figure,
      unit: 'ms',
      spread: spread(thinking.map((each) => quantile(each, part))),
      ratio: figure / quantile(atRest.flat(), part),
      bar,
    };
  };
  return [lineOf('p50', 0.5, null), lineOf('p99', 0.99, { on: 'ratio', is: 'at most', value: 1.2 })];
}

function notesOn(
  { atRest, thinking }: Phases,
  crew: CrewFigures,
  count: number,
  paceMs: number,
  seconds: number,
): readonly string[] {
  const asked = crew.answered + crew.late + crew.crashed;
  return [
    `One server as it starts. ${count} tables of four people, one action per ${paceMs / 1000} s and table, timed until the last of the ` +
      `four has seen it: ${atRest.flat().length} of them with the barons paused, ${thinking.flat().length} with barons at work at ` +
      `${count} more tables, three at each, taking turns every ${(seconds / (2 * thinking.length)).toFixed(0)} s.`,
    'Beside the peer: the same tables of people while the barons rest, in the same run. Whoever plays against barons does so in a process of his own, which takes what the others leave of the processors: in truth he has a computer.',
    `Barons at work: ${(crew.answered / (seconds / 2)).toFixed(0)} thoughts a second, ${((crew.seconds / asked) * 1000).toFixed(0)} ms each, ` +
      `${crew.late} late, ${crew.crashed} crashed; ${crew.crowdedOut} times so many waited that a gaucho was asked instead.`,
  ];
}
