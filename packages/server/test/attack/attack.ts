import type { FloodName } from './floods';
import type { Counts, FloodOrder } from './floods/order';
import type { House } from './house';

/** What must hold, whatever the attack does. Each number is a promise of docs/security.md. */
export interface Bar {
  /** Honest p99 during the attack, over its value without. */
  readonly ratio: number;
  /** The same of p50, which a few slow acts of a busy machine do not move. */
  readonly medianRatio: number;
  /** Honest times below these many ms are no failure, whatever their ratio. */
  readonly unnoticed: { readonly p50: number; readonly p99: number };
  /** By how much the server's memory may grow, in MB. */
  readonly memoryMb: number;
  /** By how many the server's file descriptors may grow. */
  readonly fds: number;
  /** How much it may write to its log because of the attack, in kB. */
  readonly logKb: number;
  /** Within how many ms everything is answered again once the attack has ended. */
  readonly backMs: number;
}

interface Common {
  readonly name: string;
  /** In words, for docs/security.md. */
  readonly does: string;
  /** Also in the short run of `test:deep`. */
  readonly isShort?: boolean;
  /** Settings of the server, besides those of every attack. */
  readonly env?: Readonly<Record<string, string>>;
  /** At most so many of a count. */
  readonly most?: Counts;
  /** At least so many. */
  readonly least?: Counts;
}

/** Traffic from a process of its own, while honest people play and are timed. */
export interface Flood extends Common {
  readonly kind: 'flood';
  readonly flood: FloodName;
  readonly options?: FloodOrder['options'];
  readonly bar?: Partial<Bar>;
  /** If it takes longer than the run's own seconds to show what it does. */
  readonly seconds?: number;
}

/** A series of requests that are each allowed, and together obtain what they should not. */
export interface Scheme extends Common {
  readonly kind: 'scheme';
  run(house: House): Promise<Counts>;
}

export type Attack = Flood | Scheme;
