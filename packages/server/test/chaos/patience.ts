import { Yardstick } from './yardstick';

/** What is promised to people whose server was killed and started again, on a machine that has nothing else to do. */
const BACK_WITHIN_MS = 5_000;
/** Most are back long before; only if it takes longer than this, somebody looks how slow the machine is. */
const UNSUSPICIOUS_MS = BACK_WITHIN_MS / 2;
/** For a machine on which not even that can be found out. */
const AT_MOST_MS = 300_000;

/**
 * Waiting for everybody to be back, from the moment the server is started. Where the same work takes ten times as long
 * as on a quiet machine, people may take ten times as long; a server that is slow by itself gets no more than 5 seconds.
 */
export class Patience {
  private readonly begun = performance.now();
  private yardstick: Yardstick | null = null;
  private readonly suspicion: NodeJS.Timeout;

  constructor() {
    this.suspicion = setTimeout(() => (this.yardstick = new Yardstick()), UNSUSPICIOUS_MS);
  }

  get waitedMs(): number {
    return performance.now() - this.begun;
  }

  get isOver(): boolean {
    const { waitedMs } = this;
    if (waitedMs <= BACK_WITHIN_MS) return false;
    const slowness = this.yardstick?.slowness ?? null;
    return slowness === null ? waitedMs > AT_MOST_MS : waitedMs > BACK_WITHIN_MS * slowness;
  }

  /** For whoever has to explain that it is over. */
  get verdict(): string {
    const slowness = this.yardstick?.slowness?.toFixed(1) ?? 'nobody knows how many';
    return `after ${this.waitedMs.toFixed(0)} ms, on a machine that takes ${slowness} times as long as a quiet one`;
  }

  end(): void {
    clearTimeout(this.suspicion);
    this.yardstick?.stop();
  }
}
