import { join } from 'node:path';
import { ErrandThread } from '../threads/errand-thread';
import type { WorkerThread } from '../threads/messages';
import { startThread, THREAD_KIND } from '../threads/start-thread';
import type { RecordErrand } from './make-record';

export type StartRecordThread = () => WorkerThread<RecordErrand, Uint8Array | null>;

export const startRecordThread: StartRecordThread = () =>
  startThread(join(__dirname, `worker${THREAD_KIND}`));

/** A record takes some hundredths of a second; the longest match on a busy machine a second. */
const WITHIN_MS = 10_000;

/** The thread that records are made in, one at a time. It is started when it is first needed, and again when it has failed. */
export class RecordThread {
  private thread: ErrandThread<RecordErrand, Uint8Array | null> | null = null;
  private isClosed = false;

  constructor(private readonly start: StartRecordThread) {}

  async make(errand: RecordErrand): Promise<Uint8Array | null> {
    if (this.isClosed) throw new Error('records are closed');
    if (this.thread === null || this.thread.isGone) this.thread = new ErrandThread(this.start());
    const ending = await this.thread.ask(errand, WITHIN_MS);
    if (ending.how === 'answered') return ending.report;
    throw ending.how === 'crashed' && ending.error instanceof Error
      ? ending.error
      : new Error('a record could not be made');
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.thread?.dismiss();
  }
}
