import { matchMaker } from '@colyseus/core';
import type { Log } from '../log';
import type { Cluster } from './cluster';
import { createNewsWire } from './news-wire';
import { answerOthers, createOthers } from './others';
import { PatientDriver } from '../colyseus/patient-driver';
import { PatientPresence } from '../colyseus/patient-presence';
import { hostIn } from './public-address';
import { RedisLink } from './redis';
import { forgetProcess, startUpkeep, type Upkeep } from '../colyseus/upkeep';

/** Throws `RedisProblem` if nobody answers there. */
export async function joinByRedis(url: string, address: Cluster['colyseus'], log: Log): Promise<Cluster> {
  const link = new RedisLink(url, log);
  const presence = new PatientPresence(link);
  const driver = new PatientDriver(link);
  try {
    await link.open();
  } catch (error) {
    link.close();
    throw error;
  }
  let upkeep: Upkeep | null = null;
  return {
    colyseus: { ...address, presence, driver },
    others: createOthers(presence, link),
    wire: createNewsWire(presence, link),
    counts: { client: link.client, isWell: () => link.isWell },
    isShared: true,
    isWell: () => link.isWell,
    socketHosts: () => (upkeep?.addresses ?? []).map(hostIn),
    async join(awake) {
      await answerOthers(presence, awake);
      upkeep = startUpkeep(presence, link, log);
    },
    async close() {
      upkeep?.stop();
      if (link.isWell) await forgetProcess(presence, matchMaker.processId).catch(() => undefined);
      link.close();
    },
  };
}
