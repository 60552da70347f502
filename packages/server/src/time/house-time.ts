import type { Log } from '../log';
import type { Store } from '../store/store';
import { BELIEVED_AT_ONCE_MS, judgeClock, type Judged, type Known } from './judge-clock';

/** How often the machine's clock is compared with the time the server has run, and the result is stored. */
const LOOK_EVERY_MS = 30_000;

export interface MachineClock {
  /** What time the machine thinks it is. It can be set, and wrong. */
  readonly wall: () => number;
  /** Goes on evenly while the process runs; only differences mean anything. */
  readonly lived: () => number;
}

/** What time it is in a house. */
export interface HouseTime {
  /** For what is written down: the machine's clock, but never behind what was certain before, also before a restart. */
  readonly now: () => number;
  /**
   * For what ends or deletes something: deadlines of days, long silence, retention. The same as `now`, except while the
   * machine's clock is more than a day ahead of what this house has lived through (see judge-clock.ts).
   */
  readonly sure: () => number;
  /** By how much `now` has been set so far, forwards and back: that much did not pass. */
  readonly stepped: () => number;
  /** Compares, and stores what is certain. By itself twice a minute. */
  look(): Promise<void>;
  /** Whether the operator should look at the machine's clock. */
  isDoubtful(): boolean;
  close(): Promise<void>;
}

interface HouseTimeParts {
  readonly store: Pick<Store, 'timeMark' | 'keepTimeMark'>;
  readonly machine: MachineClock;
  readonly log: Log;
  /** Told what is certain once that is stored, and how far ahead of it the machine's clock is. */
  readonly kept: (sure: number, ahead: number) => Promise<void>;
}

const MESSAGES = {
  held: "the machine's clock is more than a day ahead of what this house last saw: deadlines of days, long silence and deletions wait until the server has run for a day like this, or until the clock is confirmed with npm run clock -- --trust",
  behind:
    "the machine's clock is more than a day behind what this house last saw: the house goes on from what it last saw; set the clock, or confirm it with npm run clock -- --trust",
  well: "the machine's clock and the house agree",
} as const;

/** Keeps the time of a house in its store, so that the next start, and every other process, can tell a jump of the clock. */
export async function startHouseTime({ store, machine, log, kept }: HouseTimeParts): Promise<HouseTime> {
  const { wall, lived } = machine;
  /** As it is in the store, as far as this process knows. */
  let stored = await store.timeMark();
  let judged: Judged = judgeClock(stored ?? { sure: wall(), since: null }, wall());
  let judgedAt = lived();
  let stepped = 0;
  let told: keyof typeof MESSAGES = 'well';

  const sure = (): number => Math.floor(judged.sure + lived() - judgedAt);
  const now = (): number => sure() + judged.ahead;

  const judge = (found: Known | null): void => {
    const before = now();
    // Lower than before: the operator has confirmed a clock that is behind. Otherwise the process that ran longest is right.
    const isLowered = found !== null && stored !== null && found.sure < stored.sure;
    const known = {
      sure: isLowered ? found.sure : Math.max(sure(), found?.sure ?? 0),
      since: found === null ? judged.since : found.since,
    };
    stored = found;
    judged = judgeClock(known, wall());
    judgedAt = lived();
    stepped += now() - before;
  };

  const state = (): keyof typeof MESSAGES => {
    if (judged.ahead > 0) return 'held';
    return wall() < sure() - BELIEVED_AT_ONCE_MS ? 'behind' : 'well';
  };
  const tell = (): void => {
    if (state() === told) return;
    told = state();
    if (told === 'well') log.info(MESSAGES.well);
    else log.warn(MESSAGES[told], { ms: wall() - sure() });
  };

  /** Unless another process was quicker: then the next look finds what that has written. */
  const keep = async (): Promise<void> => {
    const mark: Known = { sure: sure(), since: judged.since };
    if (!(await store.keepTimeMark(mark, stored))) return;
    stored = mark;
    await kept(mark.sure, judged.ahead);
  };
  const orTell = (done: Promise<void>): Promise<void> =>
    done.catch((error: unknown) => log.error('the time could not be kept', { err: error }));

  const look = async (): Promise<void> => {
    judge(await store.timeMark());
    tell();
    await keep();
  };

  tell();
  await orTell(keep());
  const timer = setInterval(() => void orTell(look()), LOOK_EVERY_MS).unref();
  return {
    now,
    sure,
    stepped: () => stepped,
    look,
    isDoubtful: () => state() !== 'well',
    async close() {
      clearInterval(timer);
      await orTell(look());
    },
  };
}
