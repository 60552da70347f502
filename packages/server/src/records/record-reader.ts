import type { HouseRefusal } from '@pampa/protocol';
import { ByteCache } from '../byte-cache';
import { addressKey } from '../limits';
import type { Store } from '../store/store';
import { FairQueue } from './fair-queue';
import { findErrand } from './find-errand';
import { RecordThread, type StartRecordThread } from './record-thread';

/** Who asks for a record. */
export interface RecordAsker {
  readonly address: string;
  /** Whether the connection was closed meanwhile: then nothing is read or made. */
  isGone(): boolean;
}

/** A record as JSON, why there is none now, or null: there is no such match. */
export type ReadRecord = Uint8Array | HouseRefusal | null;

interface RecordReaderOptions {
  readonly store: Store;
  readonly limitFactor: number;
  readonly start: StartRecordThread;
  readonly now?: () => number;
}

/** A finished match never changes. A record is some 100 kB. */
const MOST_CACHED_BYTES = 32 * 1024 * 1024;

/** RECORD_DAYS is in days, and the sweep that keeps it runs by the hour: ten minutes more are within that. */
const CACHED_MS = 10 * 60 * 1000;

/** After a restart thirty people behind one address ask at once, each perhaps twice. They wait, for a second or two. */
const MOST_WAITING_PER_ADDRESS = 60;

/** At 30 ms each, the last of them waits for 15 s. */
const MOST_WAITING = 500;

/**
 * Reads records in a thread of their own: made where tables are played, sixty of them in one write stopped everybody for 3 s.
 * One is made at a time, the addresses in turn; finished ones are kept for a while.
 */
export class RecordReader {
  private readonly finished = new ByteCache<{ readonly bytes: Uint8Array; readonly until: number }>(
    MOST_CACHED_BYTES,
  );
  private readonly queue = new FairQueue();
  private readonly thread: RecordThread;
  private readonly now: () => number;
  private isClosed = false;

  constructor(private readonly options: RecordReaderOptions) {
    this.thread = new RecordThread(options.start);
    this.now = options.now ?? (() => performance.now());
  }

  read(id: string, token: string | null, asker: RecordAsker): Promise<ReadRecord> {
    const known = this.cached(id);
    if (known !== null) return Promise.resolve(known);
    const key = addressKey(asker.address);
    const mostOfAddress = Math.max(1, MOST_WAITING_PER_ADDRESS * this.options.limitFactor);
    if (this.queue.sizeOf(key) >= mostOfAddress) return Promise.resolve({ code: 'too-fast' });
    if (this.queue.size >= MOST_WAITING) return Promise.resolve({ code: 'server-full' });
    return new Promise((resolve, reject) => {
      this.queue.add(key, () => this.make(id, token, asker).then(resolve, reject));
    });
  }

  /** Those that still wait are told to come back. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.thread.close();
  }

  /** The store is asked only now: what waits holds nothing, and is told the newest. */
  private async make(id: string, token: string | null, asker: RecordAsker): Promise<ReadRecord> {
    if (this.isClosed) return { code: 'shutting-down' };
    if (asker.isGone()) return null;
    const known = this.cached(id);
    if (known !== null) return known;
    const errand = await findErrand(this.options.store, id, token);
    if (errand === null) return null;
    const bytes = await this.thread.make(errand);
    const isOver = errand.match.end !== null;
    if (bytes !== null && isOver)
      this.finished.set(id, { bytes, until: this.now() + CACHED_MS }, bytes.length);
    return bytes;
  }

  private cached(id: string): Uint8Array | null {
    const found = this.finished.get(id);
    if (found === null || found.until <= this.now()) return null;
    return found.bytes;
  }
}
