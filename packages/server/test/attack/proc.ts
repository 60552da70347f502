import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  readonly memoryMb: number;
  readonly fds: number;
}

const SAMPLE_EVERY_MS = 100;
const KB_PER_MB = 1024;

/** Of a process, as the kernel counts it: what the process says of itself would come late when it is busy. */
export function usageOf(pid: number): Usage {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kb = Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    return { memoryMb: kb / KB_PER_MB, fds: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    // It has ended; whether it may have is for the row to say.
    return { memoryMb: 0, fds: 0 };
  }
}

/** Remembers the highest usage until it is stopped. */
export class Watch {
  top: Usage;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly pid: number) {
    this.top = usageOf(pid);
    this.timer = setInterval(() => this.sample(), SAMPLE_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private sample(): void {
    const { memoryMb, fds } = usageOf(this.pid);
    this.top = { memoryMb: Math.max(memoryMb, this.top.memoryMb), fds: Math.max(fds, this.top.fds) };
  }
}
