import type { Log } from '../log';
import type { Settings } from '../settings';
import type { Store } from '../store/store';
import { LONGEST_WAKE_MS } from '../table/times';
import type { HouseTime } from '../time/house-time';
import type { Owners } from './owners';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** Deadlines are days away; nobody notices half a minute. */
const WAKE_EVERY_MS = 20 * SECOND_MS;
const WOKEN_AT_ONCE = 20;
const SWEEP_EVERY_MS = 60 * 60 * SECOND_MS;

const UNSTARTED_MS = DAY_MS;
const ENDED_MS = 30 * DAY_MS;
const CHAT_MS = 30 * DAY_MS;
/** The operators' log names people: it is kept as long as reports are, and no longer than it can be read. */
const ACTS_MS = 90 * DAY_MS;
const MOST_ACTS = 5000;

export interface SchedulerServices {
  readonly store: Store;
  readonly owners: Pick<Owners, 'wakeDue'>;
  readonly log: Log;
  readonly settings: Pick<Settings, 'recordDays' | 'reportDays'>;
  readonly time: Pick<HouseTime, 'now' | 'sure'>;
}

export interface Scheduler {
  /** Wakes whoever's deadline has passed. */
  wakeDue(): Promise<void>;
  /** Takes away what is past its time. */
  sweep(): Promise<void>;
  stop(): void;
}

/** What happens although nobody is there. A table that is woken does by itself what is due, and sleeps again. */
export function startScheduler({ store, owners, log, settings, time }: SchedulerServices): Scheduler {
  /** Those that can't be woken stay the first in line; they must not keep the others waiting. */
  let stuck = 0;
  const wakeDue = async (): Promise<void> => {
    let failed = 0;
    const beyond = time.now() + LONGEST_WAKE_MS;
    for (const { id, code } of await store.tablesToWake(time.sure(), WOKEN_AT_ONCE + stuck, beyond)) {
      if (await owners.wakeDue(code)) continue;
      failed += 1;
      log.warn('a deadline waits', { table: id });
    }
    stuck = failed;
  };
  const sweep = async (): Promise<void> => {
    const { tables, lines, matches, reports } = await store.sweep(time.sure(), {
      unstartedMs: UNSTARTED_MS,
      endedMs: ENDED_MS,
      chatMs: CHAT_MS,
      recordsMs: settings.recordDays === null ? null : settings.recordDays * DAY_MS,
      reportsMs: settings.reportDays * DAY_MS,
    });
    await store.sweepActs(time.sure() - ACTS_MS, MOST_ACTS);
    const count = tables + lines + matches + reports;
    if (count > 0) log.info('swept', { count });
  };
  const often = (what: () => Promise<void>, every: number): NodeJS.Timeout =>
    setInterval(() => {
      what().catch((error: unknown) => log.error('a regular task failed', { err: error }));
    }, every).unref();
  const timers = [often(wakeDue, WAKE_EVERY_MS), often(sweep, SWEEP_EVERY_MS)];
  return {
    wakeDue,
    sweep,
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
