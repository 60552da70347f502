import type { BotErrand, BotReport } from '@pampa/bots';

/** All that a worker is ever told. A view is in it, of one seat; there is no state, seed or name at this door. */
export type ToWorker = BotErrand;

export type FromWorker =
  | 'ready'
  | { readonly report: BotReport }
  /** A mistake of ours; the worker goes on. */
  | { readonly failed: unknown };

/** A thread that bots think in: what is needed of one. */
export interface BotWorker {
  postMessage(errand: ToWorker): void;
  on(event: 'message', hear: (message: FromWorker) => void): unknown;
  on(event: 'error', hear: (error: unknown) => void): unknown;
  on(event: 'exit', hear: () => void): unknown;
  terminate(): Promise<unknown>;
}
