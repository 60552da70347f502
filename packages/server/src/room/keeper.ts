import { randomBytes } from 'node:crypto';
import { type ChatLine, type HouseRefusal, isHouseRefusal } from '@pampa/protocol';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { StoreFailure } from '../store/data-problem';
import { LeaseLost, type Lease, type SharedWrite, type Store } from '../store/store';
import { Answers } from '../table/answers';
import type { TableDocument } from '../table/document';
import { withTimesMoved } from '../table/times';
import type { HouseTime } from '../time/house-time';
import { settle, type Settled } from '../table/settle';
import { refused, type Circumstances, type Commanded, type Outcome, type Table } from '../table/table';
import { wake } from '../table/wake';

export type Command = (table: Table, circumstances: Circumstances) => Commanded;

/** What the keeper tells its room; all of it synchronously, so that nothing comes between storing and showing. */
export interface KeeperEvents {
  /** The new table is stored, and current. */
  changed(before: Table, settled: Settled, outcome: Outcome): void;
  /** What was shown last may have been overtaken by what the store says: show that instead. */
  reloaded(before: Table, lines: readonly ChatLine[]): void;
  /** Something could not be written. Whatever can't be left at that has to be tried again. */
  failed(): void;
  /** Somebody else keeps this table now. */
  lost(): void;
}

export interface KeeperServices {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
  readonly time: Pick<HouseTime, 'sure' | 'stepped'>;
}

/** How many lines of chat are told again after the store was out of reach. */
const LINES_TOLD_AGAIN = 50;

/**
 * Keeps a table: one change at a time, stored before it is current, current before anybody sees it. If a write fails, or
 * nobody knows whether it failed, the store is asked before anything is said.
 */
export class Keeper {
  private queue: Promise<unknown> = Promise.resolve();
  /** What may have been written without our knowing; null when we know what is. */
  private doubtful: Table | null = null;
  /** Whether something of ours may still be on its way to the store. */
  private isUnderWay = false;
  private isLost = false;
  /** What is being written waits for the writes of other tables; this makes an end of that. */
  private hurry: (() => void) | null = null;
  /** Commands that are not done. */
  private commands = 0;
  /** How far the house's time had been set when the times of `current` were right. */
  private stepped: number;

  constructor(
    private readonly services: KeeperServices,
    private lease: Lease,
    private current: Table,
    private readonly company: () => Pick<Circumstances, 'present' | 'looking' | 'visitors'>,
    private readonly events: KeeperEvents,
  ) {
    this.stepped = services.time.stepped();
  }

  get table(): Table {
    const by = this.services.time.stepped() - this.stepped;
    if (by !== 0) {
      this.current = { ...this.current, document: withTimesMoved(this.current.document, by) };
      this.stepped += by;
    }
    return this.current;
  }

  /** A write may have come through although it seemed to fail. The next command asks the store first. */
  get isInDoubt(): boolean {
    return this.doubtful !== null && !this.isLost;
  }

  /**
   * Runs a command when those before it are done. Resolves to what it led to, or why not; never throws. What is `shared` may be
   * written a little later, together with what other tables write, unless somebody comes after it.
   */
  run(command: Command, shared?: SharedWrite): Promise<Commanded> {
    this.commands += 1;
    this.hurry?.();
    const result = this.queue
      .then(() => this.change(command, shared))
      .catch((error: unknown) => this.stumbled(error))
      .finally(() => (this.commands -= 1));
    this.queue = result;
    return result;
  }

  /** Somebody else keeps this table, as was found without writing anything. */
  giveUp(): void {
    if (!this.isLost) this.loseLease();
  }

  /** After the last command: the table sleeps. */
  async close(): Promise<void> {
    this.hurry?.();
    await this.queue;
    if (!this.isLost) await this.services.store.releaseLease(this.lease);
    this.isLost = true;
  }

  circumstances(): Circumstances {
    const now = this.services.now();
    const at = Math.max(now, this.current.touchedAt);
    return { now, sure: this.services.time.sure(), at, ...this.company(), randomBytes };
  }

  private async change(command: Command, shared?: SharedWrite): Promise<Commanded> {
    if (this.isLost) return refused('lease-lost');
    if (this.doubtful !== null && !(await this.reload(this.doubtful))) return this.outOfReach();
    const circumstances = this.circumstances();
    const before = this.table;
    const { stepped } = this;
    const outcome = command(before, circumstances);
    if (isHouseRefusal(outcome)) return outcome;
    const settled = settle(before, outcome, circumstances);
    const trouble = await this.write(settled, this.commands === 1 ? shared : undefined);
    if (trouble !== null) return trouble;
    this.current = settled.table;
    this.stepped = stepped;
    this.events.changed(before, settled, outcome);
    return outcome;
  }

  /** Null when it is written. */
  private async write({ change, table }: Settled, shared?: SharedWrite): Promise<HouseRefusal | null> {
    if (change === null) return null;
    const end = this.services.metrics.storeSeconds.startTimer();
    const onWait = (hurry: () => void): void => {
      this.hurry = hurry;
      shared?.onWait(hurry);
    };
    try {
      await this.services.store.commit(this.lease, change, shared && { ...shared, onWait });
      return null;
    } catch (error) {
      if (error instanceof LeaseLost) return this.loseLease();
      this.services.log.error('a change could not be written', { table: this.lease.table, err: error });
      if (error instanceof StoreFailure && error.isInDoubt) this.isUnderWay = true;
      const trouble = await this.whyNotWritten(table);
      if (trouble !== null) this.events.failed();
      return trouble;
    } finally {
      // Who waits of his own accord says nothing about the store.
      if (this.hurry === null) end();
      this.hurry = null;
    }
  }

  /** The answer to a write was an error: perhaps it was written all the same, and then null. */
  private async whyNotWritten(wanted: Table): Promise<HouseRefusal | null> {
    this.doubtful = wanted;
    const stored = await this.stored();
    if (stored === null) return this.outOfReach();
    const isWritten = isSame(stored, wanted);
    // Neither this nor what we had: an earlier write has come through after all, and the next command finds it.
    if (isWritten || isAsFar(stored, this.current)) this.doubtful = null;
    return isWritten ? null : refused('store-failed');
  }

  /** Whether the store could be asked. What it says is current from then on, and shown. */
  private async reload(doubtful: Table): Promise<boolean> {
    const before = this.current;
    const stored = await this.stored();
    const lines = stored === null ? null : await this.linesSince(before.lastLine);
    if (stored === null || lines === null) return false;
    this.doubtful = null;
    // The store knows the newest requests of talk only; the others are known here, if it was written.
    const { answered } = isAsFar(stored, doubtful) ? doubtful : before;
    this.current = {
      ...stored,
      document: withoutTheWait(stored.document, this.services.now()),
      answered: Answers.of([...answered, ...stored.answered]),
    };
    this.events.reloaded(before, lines);
    return true;
  }

  /** The table as the store has it; null if it can't be asked, or if somebody else keeps the table now. */
  private async stored(): Promise<Table | null> {
    try {
      if (await this.hasFinalSay()) {
        const stored = await this.services.store.loadTable(this.lease.table);
        if (stored?.epoch === this.lease.epoch) return wake(stored);
      }
      this.loseLease();
    } catch (error) {
      this.services.log.error('a table could not be read again', { table: this.lease.table, err: error });
    }
    return null;
  }

  /** Nothing that we gave up may come behind what we read now, or write afterwards. False if the lease is lost. */
  private async hasFinalSay(): Promise<boolean> {
    if (!this.isUnderWay) return true;
    const renewed = await this.services.store.renewLease(this.lease);
    if (renewed === null) return false;
    this.lease = renewed;
    this.isUnderWay = false;
    return true;
  }

  private async linesSince(last: number): Promise<readonly ChatLine[] | null> {
    try {
      const lines = await this.services.store.recentLines(this.lease.table, LINES_TOLD_AGAIN);
      return lines.filter(({ id }) => id > last);
    } catch (error) {
      this.services.log.error('a table could not be read again', { table: this.lease.table, err: error });
      return null;
    }
  }

  private outOfReach(): HouseRefusal {
    return refused(this.isLost ? 'lease-lost' : 'store-failed');
  }

  /** A mistake of ours, perhaps in the middle of showing something: then all of it is shown again. */
  private stumbled(error: unknown): HouseRefusal {
    this.services.log.error('a command failed', { table: this.lease.table, err: error });
    this.doubtful = this.current;
    try {
      this.events.failed();
    } catch (again) {
      // Whatever is wrong there: the next command still has its turn.
      this.services.log.error('a command failed', { table: this.lease.table, err: again });
    }
    return refused('server-error');
  }

  private loseLease(): HouseRefusal {
    this.isLost = true;
    this.events.lost();
    return refused('lease-lost');
  }
}

/** Nobody could move while the store was out of reach: no clock is charged for that. */
function withoutTheWait(document: TableDocument, now: number): TableDocument {
  return { ...document, clock: { ...document.clock, asOf: now } };
}

function isSame(a: Table, b: Table): boolean {
  return isAsFar(a, b) && JSON.stringify(a.document) === JSON.stringify(b.document);
}

/** The same moves and lines. Of the document some things may be known here that were never worth a write. */
function isAsFar(a: Table, b: Table): boolean {
  return a.recording?.match.link === b.recording?.match.link && a.lastLine === b.lastLine;
}
