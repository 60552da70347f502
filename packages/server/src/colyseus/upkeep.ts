import { matchMaker, type IRoomCache } from '@colyseus/core';
import type { Log } from '../log';
import type { PatientPresence } from './patient-presence';
import type { RedisLink } from '../cluster/redis';

/** Dead rooms disturb nobody but whoever looks at the monitor; new addresses are needed by pages that are loaded from now on. */
const EVERY_MS = 5_000;
/** A room is on the list before it can be called: for so long that says nothing. */
const NEW_MS = 10_000;

/** Under which address each process is reached. */
const ADDRESSES = 'addresses';
/** Whoever has it clears up. It is let go by being forgotten. */
const TURN = 'upkeep';

export interface Upkeep {
  /** The addresses of all processes, as far as they are known. */
  readonly addresses: readonly string[];
  stop(): void;
}

/**
 * What Redis knows is put right again and again: our own entries, which it may have lost, and those of processes that ended
 * without a word. One process at a time does the latter for all.
 */
export function startUpkeep(presence: PatientPresence, link: RedisLink, log: Log): Upkeep {
  const { processId } = matchMaker;
  let addresses: readonly string[] = [];

  const ownEntries = async (): Promise<void> => {
    await presence.hset(ADDRESSES, processId, matchMaker.publicAddress);
    addresses = Object.values(await presence.hgetall(ADDRESSES));
    await matchMaker.stats.persist(true);
    await matchMaker.restoreMissingRoomCaches();
  };

  const clearUp = async (): Promise<void> => {
    const isOurTurn = await link.client.set(TURN, processId, 'PX', EVERY_MS - 500, 'NX');
    if (isOurTurn === null || !link.isSettled) return;
    const rooms = await matchMaker.driver.query({});
    const counted = await matchMaker.stats.fetchAll();
    const known = [...rooms, ...counted].map((each) => each.processId);
    const announced = Object.keys(await presence.hgetall(ADDRESSES));
    const dead = await withoutListener(presence, [...new Set([...known, ...announced])], (id) => `p:${id}`);
    for (const id of dead) await forgetProcess(presence, id);
    const old = rooms.filter((room) => !dead.includes(room.processId) && isOld(room));
    const gone = await withoutListener(presence, old, ({ roomId }) => `$${roomId}`);
    for (const { roomId } of gone) await matchMaker.driver.remove(roomId);
    const count = dead.length + gone.length;
    if (count > 0) log.info('entries of the dead are gone from redis', { count });
  };

  let working: Promise<void> | null = null;
  const work = (): void => {
    if (!link.isWell) return;
    working ??= ownEntries()
      .then(clearUp)
      // Redis went away in the middle of it.
      .catch(() => undefined)
      .finally(() => (working = null));
  };
  const timer = setInterval(work, EVERY_MS).unref();
  link.onBack(work);
  work();
  return {
    get addresses() {
      return addresses;
    },
    stop: () => clearInterval(timer),
  };
}

/** What nobody listens for is not there any more: a connection ends with its process. */
async function withoutListener<A>(
  presence: PatientPresence,
  all: readonly A[],
  channelOf: (one: A) => string,
): Promise<readonly A[]> {
  const counts = await presence.listenersOf(all.map(channelOf));
  return all.filter((_, index) => counts[index] === 0);
}

function isOld({ createdAt }: IRoomCache): boolean {
  return createdAt !== undefined && Date.now() - new Date(createdAt).getTime() > NEW_MS;
}

export async function forgetProcess(presence: PatientPresence, processId: string): Promise<void> {
  await matchMaker.driver.cleanup?.(processId);
  await matchMaker.stats.excludeProcess(processId);
  await presence.hdel(ADDRESSES, processId);
}
