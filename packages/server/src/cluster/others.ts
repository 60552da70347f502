import { matchMaker, requestFromIPC, subscribeIPC } from '@colyseus/core';
import type { HouseRefusal, SeatReservation } from '@pampa/protocol';
import type { JoinTable } from '@pampa/protocol/requests';
import type { Glance, Order } from '../operator/orders';
import type { Owner } from '../store/store';
import { refused } from '../table/table';
import type { Awake } from '../tables/awake';
import type { OtherProcesses } from '../tables/owners';
import type { PatientPresence } from '../colyseus/patient-presence';
import type { RedisLink } from './redis';

/** A process that is busy answers late, one that is stalled not at all. Its tables are then taken from it. */
const KEEPS_WITHIN_MS = 1_000;
/** To let somebody in may need a write. */
const ADMITS_WITHIN_MS = 4_000;

/** What a process answers to the others. */
type Answering = Pick<Awake, 'keeps' | 'admit' | 'operate' | 'glance'>;

function channelOf(processId: string): string {
  return `tables:${processId}`;
}

/** Asks the other processes, through Redis. The seat's token goes along and is stored nowhere on the way. */
export function createOthers(presence: PatientPresence, link: RedisLink): OtherProcesses {
  /**
   * `gone`: nobody is there, or nobody who still answers. That Redis lists a room or a process proves nothing: a stalled
   * process is listed as well.
   */
  const ask = async (
    { processId }: Owner,
    method: keyof Answering,
    args: readonly unknown[],
    withinMs: number,
  ): Promise<unknown> => {
    if (!link.isWell) return 'unknown';
    try {
      const channel = channelOf(processId);
      if (!(await presence.isHeard(channel))) return link.isSettled ? 'gone' : 'unknown';
      return await requestFromIPC(presence, channel, method, [...args], withinMs);
    } catch {
      // Late: if Redis is not, then it was the other.
      return (await link.look()) ? 'gone' : 'unknown';
    }
  };

  return {
    async keeps(owner, table) {
      const answer = await ask(owner, 'keeps', [table, owner.roomId], KEEPS_WITHIN_MS);
      return answer === 'unknown' ? 'unknown' : answer === true ? 'yes' : 'no';
    },
    async admit(owner, request, address) {
      const answer = await ask(owner, 'admit', [owner.roomId, request, address], ADMITS_WITHIN_MS);
      return whyUnanswered(answer) ?? (answer as SeatReservation | HouseRefusal);
    },
    async operate(owner, order) {
      const answer = await ask(owner, 'operate', [owner.roomId, order], ADMITS_WITHIN_MS);
      return whyUnanswered(answer) ?? (answer as HouseRefusal | object);
    },
    async glance(owner) {
      const answer = await ask(owner, 'glance', [owner.roomId], KEEPS_WITHIN_MS);
      return whyUnanswered(answer) ?? (answer as Glance | HouseRefusal);
    },
  };
}

/** Null if the other has answered. Whoever asks again after `lease-lost` wakes the table elsewhere. */
function whyUnanswered(answer: unknown): HouseRefusal | null {
  if (answer === 'unknown') return refused('out-of-reach');
  return answer === 'gone' ? refused('lease-lost') : null;
}

/** From now on others are answered. To be called when Colyseus is up: before, this process has no name. */
export async function answerOthers(presence: PatientPresence, awake: Answering): Promise<void> {
  await subscribeIPC(presence, channelOf(matchMaker.processId), (method: string, args: unknown[]) => {
    const [first, second, third] = args;
    switch (method as keyof Answering) {
      case 'admit':
        return awake.admit(first as string, second as JoinTable, third as string);
      case 'operate':
        return awake.operate(first as string, second as Order);
      case 'glance':
        return awake.glance(first as string);
      case 'keeps':
        return awake.keeps(first as string, second as string);
    }
  });
}
