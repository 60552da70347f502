import { randomBytes } from 'node:crypto';
import { type ChatLine, type HouseRefusal, isHouseRefusal } from '@pampa/protocol';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { LeaseLost, type Lease, type Store } from '../store/store';
import { settle, type Settled } from '../table/settle';
import { refused, type Circumstances, type Commanded, type Outcome, type Table } from '../table/table';
import { wake } from '../table/wake';

export type Command = (table: Table, circumstances: Circumstances) => Commanded;

/** What the keeper tells its room; all of it synchronously, so that nothing comes between storing and showing. */
export interface KeeperEvents {
  /** The new table is stored, and current. */
  changed(before: Table, settled: Settled, outcome: Outcome): void;
  /** What was shown last may have been overtaken by what the store says: show that instead. */
  reloaded(lines: readonly ChatLine[]): void;
  /** Somebody else keeps this table now. */
  lost(): void;
}

export interface KeeperServices {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
}

/** How many lines of chat are told again after the store was out of reach. */
const LINES_TOLD_AGAIN = 50;

/**
 * Keeps a table: one change at a time, stored before it is current, current before anybody sees it. If a write fails, or
 * nobody knows whether it failed, the store is asked before anything is said.
 */
export class Keeper {
  private queue: Promise<unknown> = Promise.resolve();
  private isInDoubt = false;
  private isLost = false;

  constructor(
    private readonly services: KeeperServices,
    private readonly lease: Lease,
    private current: Table,
    private readonly present: () => ReadonlySet<string>,
    private readonly events: KeeperEvents,
  ) {}

  get table(): Table {
    return this.current;
  }

  /** Runs a command when those before it are done. Resolves to what it led to, or why not. */
  run(command: Command): Promise<Commanded> {
    const result = this.queue.then(() => this.change(command));
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** After the last command: the table sleeps. */
  async close(): Promise<void> {
    await this.queue;
    if (!this.isLost) await this.services.store.releaseLease(this.lease);
    this.isLost = true;
  }

  circumstances(): Circumstances {
    return { now: this.services.now(), present: this.present(), randomBytes };
  }

  private async change(command: Command): Promise<Commanded> {
    if (this.isLost) return refused('lease-lost');
    if (this.isInDoubt && !(await this.reload())) return refused('store-failed');
    const circumstances = this.circumstances();
    const before = this.current;
    const outcome = command(before, circumstances);
    if (isHouseRefusal(outcome)) return outcome;
    const settled = settle(before, outcome, circumstances);
    const trouble = await this.write(settled);
    if (trouble !== null) return trouble;
    this.current = settled.table;
    this.events.changed(before, settled, outcome);
    return outcome;
  }

  /** Null when it is written. */
  private async write({ change, table }: Settled): Promise<HouseRefusal | null> {
    if (change === null) return null;
    const end = this.services.metrics.storeSeconds.startTimer();
    try {
      await this.services.store.commit(this.lease, change);
      return null;
    } catch (error) {
      if (error instanceof LeaseLost) return this.loseLease();
      this.services.log.error('a change could not be written', { table: this.lease.table, err: error });
      this.isInDoubt = true;
      return await this.wasWritten(table);
    } finally {
      end();
    }
  }

  /** The answer to a write was an error: perhaps it was written all the same. */
  private async wasWritten(wanted: Table): Promise<HouseRefusal | null> {
    const { current } = this;
    if (!(await this.reload(false))) return this.isLost ? refused('lease-lost') : refused('store-failed');
    if (!isSame(this.current, wanted)) return refused('store-failed');
    // It was. What follows shows it, from where we were.
    this.current = current;
    return null;
  }

  /** Whether the store could be asked. */
  private async reload(tell = true): Promise<boolean> {
    const { store, log } = this.services;
    const shown = this.current;
    try {
      const stored = await store.loadTable(this.lease.table);
      if (stored?.epoch !== this.lease.epoch) {
        this.loseLease();
        return false;
      }
      this.current = wake(stored);
      const lines = tell ? await store.recentLines(this.lease.table, LINES_TOLD_AGAIN) : [];
      this.isInDoubt = false;
      if (tell) this.events.reloaded(lines.filter(({ id }) => id > shown.lastLine));
      return true;
    } catch (error) {
      log.error('a table could not be read again', { table: this.lease.table, err: error });
      this.current = shown;
      return false;
    }
  }

  private loseLease(): HouseRefusal {
    this.isLost = true;
    this.events.lost();
    return refused('lease-lost');
  }
}

function isSame(a: Table, b: Table): boolean {
  return (
    a.recording?.match.link === b.recording?.match.link &&
    a.lastLine === b.lastLine &&
    JSON.stringify(a.document) === JSON.stringify(b.document)
  );
}
