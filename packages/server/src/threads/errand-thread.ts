import type { WorkerThread } from './messages';

/** What became of an errand. */
export type Ending<Report> =
  | { readonly how: 'answered'; readonly report: Report }
  | { readonly how: 'late' }
  | { readonly how: 'crashed'; readonly error: unknown };

/** A thread needs a tenth of a second to begin; from sources, on a busy machine, many times as much. */
const READY_WITHIN_MS = 30_000;

/** One thread, and the one errand it is on. A thread that is late or has crashed is ended for good. */
export class ErrandThread<Errand, Report> {
  /** Nothing can be asked of it any more. */
  isGone = false;
  hasBeenReady = false;
  private finish: ((ending: Ending<Report>) => void) | null = null;
  private limitMs = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly worker: WorkerThread<Errand, Report>) {
    worker.on('message', (message) => {
      if (message === 'ready') this.begin();
      else if ('report' in message) this.end({ how: 'answered', report: message.report });
      else this.end({ how: 'crashed', error: message.failed });
    });
    worker.on('error', (error) => this.leave({ how: 'crashed', error }));
    worker.on('exit', () => this.leave({ how: 'crashed', error: 'the thread has ended' }));
  }

  /** One at a time. Always resolves: by the limit at the latest, counted from when the thread is ready. */
  ask(errand: Errand, limitMs: number): Promise<Ending<Report>> {
    return new Promise((resolve) => {
      this.finish = resolve;
      this.limitMs = limitMs;
      this.setLimit(this.hasBeenReady ? limitMs : READY_WITHIN_MS);
      this.worker.postMessage(errand);
    });
  }

  async dismiss(): Promise<void> {
    this.isGone = true;
    clearTimeout(this.timer);
    await this.worker.terminate();
  }

  private begin(): void {
    this.hasBeenReady = true;
    if (this.finish !== null) this.setLimit(this.limitMs);
  }

  private setLimit(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.leave({ how: 'late' });
      void this.worker.terminate();
    }, ms);
  }

  private leave(ending: Ending<Report>): void {
    this.isGone = true;
    this.end(ending);
  }

  private end(ending: Ending<Report>): void {
    clearTimeout(this.timer);
    const { finish } = this;
    this.finish = null;
    finish?.(ending);
  }
}
