import { setTimeout as sleep } from 'node:timers/promises';
import type { Contestant } from '../contestant';
import { forEach } from '../pace';
import { PampaTable } from './table';

export interface Wakes {
  readonly entries: number;
  /** Milliseconds from asking for one's place to having it, at a table that slept. */
  readonly ms: readonly number[];
}

export interface WakeOptions {
  readonly tables: number;
  readonly entries: number;
}

/** A table sleeps soon after its last guest, but not while somebody may be on his way in: twenty seconds. */
const ASLEEP_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 500;
const AT_ONCE = 4;

/** Plays some games halfway, waits until all is asleep, and wakes one table after the other. */
export async function measureWakes(
  pampa: Contestant,
  { tables: count, entries }: WakeOptions,
): Promise<Wakes> {
  const server = await pampa.start();
  try {
    const tables: PampaTable[] = [];
    await forEach(Array.from({ length: count }), AT_ONCE, async () => {
      const table = await PampaTable.seat(server.url);
      for (let left = entries; left > 0; left--) await table.act();
      table.close();
      tables.push(table);
    });
    await untilAllSleep(server.url);
    const ms: number[] = [];
    for (const table of tables) ms.push(await table.rejoin());
    return { entries, ms };
  } finally {
    await server.stop();
  }
}

async function untilAllSleep(url: string): Promise<void> {
  const until = performance.now() + ASLEEP_WITHIN_MS;
  while ((await tablesAwake(url)) > 0) {
    if (performance.now() > until) throw new Error('The tables do not fall asleep');
    await sleep(LOOK_EVERY_MS);
  }
}

async function tablesAwake(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, awake] = /^pampa_tables (\d+)$/m.exec(metrics) ?? [];
  if (awake === undefined) throw new Error('The server does not say how many tables are awake');
  return Number(awake);
}
