import type { BotErrand, BotReport } from '@pampa/bots';
import type { FromThread, WorkerThread } from '../threads/messages';

/** All that a worker is ever told. A view is in it, of one seat; there is no state, seed or name at this door. */
export type ToWorker = BotErrand;

export type FromWorker = FromThread<BotReport>;

/** A thread that bots think in: what is needed of one. */
export type BotWorker = WorkerThread<ToWorker, BotReport>;
