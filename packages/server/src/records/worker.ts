import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { FromThread } from '../threads/messages';
import { makeRecord, type RecordErrand } from './make-record';

/**
 * Runs in a thread of its own: makes one record after another, and writes it as JSON. What is sent back is cut for its asker
 * already.
 */

/** Below the thread that tables are played in, above bots: pages wait for records. */
const PRIORITY = 5;

// On Linux it is for this thread alone, elsewhere it would be for the whole server.
if (process.platform === 'linux') setPriority(Math.max(PRIORITY, getPriority()));

const tell = (message: FromThread<Uint8Array | null>, moved: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, moved);

parentPort?.on('message', (errand: RecordErrand) => {
  try {
    const record = makeRecord(errand);
    const bytes = record === null ? null : new TextEncoder().encode(JSON.stringify(record));
    tell({ report: bytes }, bytes === null ? [] : [bytes.buffer]);
  } catch (error) {
    tell({ failed: error });
  }
});
tell('ready');
