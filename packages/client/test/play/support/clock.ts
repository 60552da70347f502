import type { Clock } from '../../../src/play/create-desk';

/** Time that passes when it is told to. */
export class TestClock implements Clock {
  private time = 0;
  private waiting: { readonly at: number; readonly then: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, then: () => void): () => void {
    const entry = { at: this.time + ms, then };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  pass(ms: number): void {
    this.time += ms;
    const due = this.waiting.filter(({ at }) => at <= this.time);
    this.waiting = this.waiting.filter(({ at }) => at > this.time);
    for (const { then } of due) then();
  }
}
