import { join } from 'node:path';
import { startThread, THREAD_KIND } from '../threads/start-thread';
import type { BotWorker } from './messages';

export type HireBot = () => BotWorker;

/** A new thread, for this or for another file like it. */
export function hireBot(file = join(__dirname, `worker${THREAD_KIND}`)): BotWorker {
  return startThread(file);
}
