import { RESTART_OVERDUE_MS, type HouseNotice } from '@pampa/protocol';
import type { Log } from '../log';
import type { OperatorStore } from '../store/operator-store';

/** What the operator has decided for all processes. */
export interface HouseState {
  /** What everybody may know of it now. */
  notice(): HouseNotice;
  setClosed(isClosed: boolean): Promise<void>;
  /** Null takes the announcement back. */
  announceRestart(at: number | null): Promise<void>;
  /** Called whenever the notice has changed, here or in another process. */
  follow(listener: (notice: HouseNotice) => void): void;
  stop(): void;
}

interface HouseStateServices {
  readonly store: Pick<OperatorStore, 'readNote' | 'writeNote'>;
  readonly now: () => number;
  readonly log: Log;
  /** Whether other processes may change it too. */
  readonly isShared: boolean;
}

const NOTE = 'house state';

/** So long another process may take to hear of a change. */
const LOOK_EVERY_MS = 2_000;

interface Kept {
  readonly isClosed: boolean;
  readonly restart: { readonly at: number; readonly announcedAt: number } | null;
}

const USUAL: Kept = { isClosed: false, restart: null };

/**
 * Kept in the store, so that a closed house is still closed after a restart. An announced restart is over for a process
 * that was started after the announcement: nothing has to be cleared, and in a rolling restart each process is right.
 */
export async function openHouseState(services: HouseStateServices): Promise<HouseState> {
  const { store, now, log, isShared } = services;
  const startedAt = now();
  const listeners = new Set<(notice: HouseNotice) => void>();
  const read = async (): Promise<Kept> => {
    const text = await store.readNote(NOTE);
    return text === null ? USUAL : (JSON.parse(text) as Kept);
  };
  let kept = await read();

  const notice = (): HouseNotice => {
    const { isClosed, restart } = kept;
    const isAhead =
      restart !== null && restart.announcedAt >= startedAt && now() < restart.at + RESTART_OVERDUE_MS;
    return { isClosed, restartAt: isAhead ? restart.at : null };
  };
  const take = (next: Kept): void => {
    const before = notice();
    kept = next;
    const after = notice();
    if (before.isClosed === after.isClosed && before.restartAt === after.restartAt) return;
    for (const listener of listeners) listener(after);
  };
  const change = async (changed: Partial<Kept>): Promise<void> => {
    const next = { ...(await read()), ...changed };
    await store.writeNote(NOTE, JSON.stringify(next));
    take(next);
  };

  const look = (): void => {
    read().then(take, (error: unknown) =>
      log.warn('the state of the house could not be read', { err: error }),
    );
  };
  const timer = isShared ? setInterval(look, LOOK_EVERY_MS).unref() : undefined;

  return {
    notice,
    setClosed: (isClosed) => change({ isClosed }),
    announceRestart: (at) => change({ restart: at === null ? null : { at, announcedAt: now() } }),
    follow: (listener) => void listeners.add(listener),
    stop: () => clearInterval(timer),
  };
}
