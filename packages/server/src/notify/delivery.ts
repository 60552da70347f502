import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Log } from '../log';
import type { Answer } from './answer';
import { waitBeforeRetry } from './retry';

export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Something that is sent in the background. */
export interface Parcel {
  readonly table: string;
  /** For the log, if it does not arrive. */
  readonly lost: string;
  isStillDue(): boolean;
  /** Null: there is nobody to take it, now or ever. */
  send(): Promise<Answer | null>;
}

/** Sees to it that what is sent arrives, if that can be had with a second try, and that nobody hears of it otherwise. */
export interface Delivery {
  /** Takes care of a task that nobody waits for. */
  inBackground(table: string, task: () => Promise<unknown>): void;
  /** False if there is nobody to take it. */
  deliver(parcel: Parcel): Promise<boolean>;
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** What has not arrived when the server has waited for so long won't: there may be a whole line behind it. */
const PATIENCE_MS = 5_000;

export function createDelivery(log: Log, pause: Pause = usualPause): Delivery {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;

  const idle = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  const sendTwice = async (parcel: Parcel): Promise<Answer | null> => {
    const first = await parcel.send();
    const wait = first === null ? null : waitBeforeRetry(first);
    if (wait === null || signal.aborted) return first;
    const waited = await pause(wait, signal).then(
      () => true,
      () => false,
    );
    return waited && parcel.isStillDue() ? parcel.send() : first;
  };

  return {
    inBackground: (table, task) => {
      if (signal.aborted) return;
      const done = task()
        .catch((err: unknown) => log.error('Calling somebody back failed.', { table, err }))
        .then(() => void underWay.delete(done));
      underWay.add(done);
    },
    deliver: async (parcel) => {
      if (!parcel.isStillDue()) return true;
      const answer = await sendTwice(parcel);
      if (answer !== null) complain(log, parcel, answer);
      return answer !== null;
    },
    idle,
    close: async () => {
      closing.abort();
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([idle(), patience]);
      clearTimeout(timer);
    },
  };
}

function complain(log: Log, { table, lost }: Parcel, answer: Answer): void {
  if ('failed' in answer) log.warn(lost, { table, code: answer.failed });
  else if (answer.status < 200 || answer.status > 299) log.warn(lost, { table, status: answer.status });
}

/** Nobody keeps the server running for a second try. */
export function usualPause(ms: number, signal: AbortSignal): Promise<unknown> {
  return pauseFor(ms, undefined, { signal, ref: false });
}
