import { tell } from '../profile';
import { Picker } from '../picker';
import type { Findings, Suite, SuiteOptions } from '../suite';
import { boardgameIo, boardgameIoWithOurGame } from './boardgame-io/contestant';
import type { Contestant } from './contestant';
import { emptyRoom } from './empty-room/contestant';
import { INSPECTED, profileOf } from './inspector';
import { notesOn } from './notes';
import { playAtPace } from './pace';
import { pampaFrom, type Build } from './pampa/contestant';
import { measureWakes, type Wakes } from './pampa/wakes';
import { rowsOf } from './rows';
import { tableOf } from './table-of-trials';
import { makeReady, runTrial, type Trial, type TrialOptions } from './trial';

export interface Setting {
  readonly build: Build;
  readonly paceMs: number;
  readonly wakes: (pampa: Contestant) => Promise<Wakes>;
}

const USUAL_SIZES = [100, 250, 500, 1000];
const USUAL_PROFILED = 1000;
const USUAL: Setting = {
  build: 'dist',
  paceMs: 2000,
  wakes: (pampa) => measureWakes(pampa, { tables: 30, entries: 150 }),
};

export const serverSuite = serverSuiteIn(USUAL);

export function serverSuiteIn(setting: Setting): Suite {
  return {
    name: 'server',
    // Fifteen seconds for each server with each number of tables. Making them ready takes longer than that.
    defaultSeconds: 240,
    defaultTables: USUAL_SIZES,
    run: (options) => run(setting, options),
    profile: ({ seconds, tables }) => {
      const most = Math.max(...(tables ?? [USUAL_PROFILED]));
      return profilePampa(setting, { tables: most, seconds, paceMs: setting.paceMs });
    },
  };
}

async function run({ build, paceMs, wakes }: Setting, options: SuiteOptions): Promise<Findings> {
  if (options.clock !== 'wall') throw new Error('The suite server knows the wall clock only.');
  const sizes = options.tables ?? USUAL_SIZES;
  const pampa = pampaFrom(build);
  const contestants = [pampa, emptyRoom, boardgameIo, boardgameIoWithOurGame];
  const seconds = options.seconds / (sizes.length * contestants.length);
  const woken = await wakes(pampa);
  const trials: Trial[] = [];
  // All servers with the same number of tables one after the other: what is compared lies close together.
  for (const tables of sizes) {
    for (const contestant of contestants) {
      trials.push(await runTrial(contestant, { tables, seconds, paceMs }));
    }
  }
  return {
    rows: rowsOf(trials, woken, sizes),
    table: tableOf(trials),
    notes: notesOn(trials, woken, paceMs),
  };
}

/** Where the time of our server goes while this many tables are played at. */
async function profilePampa({ build }: Setting, { tables, seconds, paceMs }: TrialOptions): Promise<string> {
  const pampa = pampaFrom(build);
  const server = await pampa.start(INSPECTED);
  try {
    const picker = new Picker(tables);
    const ready = await makeReady(pampa, server.url, tables, picker);
    const beginsAt = performance.now();
    const endsAt = beginsAt + seconds * 1000;
    const profile = await profileOf(server, () =>
      playAtPace(ready, { paceMs, beginsAt, endsAt, picker, onAct: () => undefined }),
    );
    for (const table of ready) table.close();
    return tell(profile);
  } finally {
    await server.stop();
  }
}
