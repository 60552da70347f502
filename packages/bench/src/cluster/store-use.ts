import type { Stores, StoresTold } from '@pampa/e2e';
import { sumOver } from '../server/trial';
import { cpuMsOf } from '../server/usage';

/** What PostgreSQL and Redis do in a second. */
export interface StoreUse {
  readonly postgresCpuMs: number;
  readonly redisCpuMs: number;
  readonly commits: number;
  readonly walBytes: number;
  readonly redisCommands: number;
}

interface Mark extends StoreUse {
  readonly at: number;
}

/** Per second, for as long as `work` takes; null where there are none. */
export async function useDuring<A>(
  stores: Stores | null,
  work: () => Promise<A>,
): Promise<{ readonly done: A; readonly stores: StoreUse | null }> {
  if (stores === null) return { done: await work(), stores: null };
  const from = markOf(await stores.ask());
  const done = await work();
  const to = markOf(await stores.ask());
  const per = (of: keyof StoreUse): number => ((to[of] - from[of]) * 1000) / (to.at - from.at);
  return {
    done,
    stores: {
      postgresCpuMs: per('postgresCpuMs'),
      redisCpuMs: per('redisCpuMs'),
      commits: per('commits'),
      walBytes: per('walBytes'),
      redisCommands: per('redisCommands'),
    },
  };
}

function markOf({ postgresPids, redisPid, ...told }: StoresTold): Mark {
  return {
    at: performance.now(),
    postgresCpuMs: sumOver(postgresPids, cpuMsOf),
    redisCpuMs: cpuMsOf(redisPid),
    ...told,
  };
}
