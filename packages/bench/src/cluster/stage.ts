import { openStores, type Stores } from '@pampa/e2e';
import { Picker } from '../picker';
import type { Contestant, LoadTable } from '../server/contestant';
import { PampaTable } from '../server/pampa/table';
import { startPampa, type Build } from '../server/pampa/contestant';
import type { ServerProcess } from '../server/server-process';
import { makeReady, sumOver, watch, type Watched } from '../server/trial';
import { rssMbOf } from '../server/usage';
import type { Setup } from './setups';
import { useDuring, type StoreUse } from './store-use';

/** A house with some tables, watched for a while. */
export interface Stage extends Watched {
  readonly setup: Setup;
  readonly tables: number;
  /** Null: everybody moves as soon as he can. */
  readonly paceMs: number | null;
  readonly emptyMb: number;
  /** Null where there are none. */
  readonly stores: StoreUse | null;
}

export interface StageOptions {
  readonly build: Build;
  readonly paceMs: number;
  /** How many tables, ever more of them. */
  readonly sizes: readonly number[];
  readonly seconds: number;
}

/** Tables shall not all be in their first round, but to play many rounds takes longer than to watch. */
const PROLOGUE = 20;
/** As good as none. */
const NO_PACE_MS = 1;

/** Opens a house, fills it step by step, and in the end lets everybody move as fast as it goes. */
export async function runStages(setup: Setup, options: StageOptions): Promise<readonly Stage[]> {
  const stores = setup.isShared ? await openStores() : null;
  const servers: ServerProcess[] = [];
  try {
    for (let number = 0; number < setup.processes; number++) {
      const env = stores === null ? {} : { ...stores.env, PUBLIC_ADDRESS: '127.0.0.1' };
      servers.push(await startPampa(options.build, { env }));
    }
    return await climb(setup, servers, stores, options);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await stores?.close();
  }
}

async function climb(
  setup: Setup,
  servers: readonly ServerProcess[],
  stores: Stores | null,
  { sizes, paceMs, seconds }: StageOptions,
): Promise<readonly Stage[]> {
  const pids = servers.map(({ pid }) => pid);
  const emptyMb = sumOver(pids, rssMbOf);
  const contestant = spreadOver(servers.map(({ url }) => url));
  const picker = new Picker(setup.processes);
  const tables: LoadTable[] = [];
  const stage = async (pace: number | null): Promise<Stage> => {
    const options = { tables: tables.length, seconds, paceMs: pace ?? NO_PACE_MS };
    const { done, stores: use } = await useDuring(stores, () => watch(pids, tables, options, picker));
    return { setup, tables: tables.length, paceMs: pace, emptyMb, stores: use, ...done };
  };
  const stages: Stage[] = [];
  for (const size of sizes) {
    tables.push(...(await makeReady(contestant, '', size - tables.length, picker)));
    stages.push(await stage(paceMs));
  }
  stages.push(await stage(null));
  for (const table of tables) table.close();
  return stages;
}

/** As a proxy would: one table here, the next one there. Each is spoken to directly; what a proxy takes is not in it. */
function spreadOver(urls: readonly string[]): Pick<Contestant, 'seat' | 'prologue'> {
  return {
    seat: (_url, number) => PampaTable.seat(urls[number % urls.length] ?? ''),
    prologue: PROLOGUE,
  };
}
