import { CLIENTS_PER_TABLE } from './contestant';

/** What is not seen by then got lost: to wait on would only hide it. */
const LOST_AFTER_MS = 30_000;

/** One action on its way: done when every client of the table has seen what became of it. */
export class AllHaveSeen {
  private left = 0;
  private lastHasSeen: () => void = () => undefined;

  /**
   * To be called with what sends the request, and returns its answer where there is one. Resolves to the milliseconds from
   * sending to being seen by the last; rejects if it was refused.
   */
  async after(send: () => Promise<unknown> | null): Promise<number> {
    if (this.left > 0) throw new Error('The last action has not been seen by all yet');
    this.left = CLIENTS_PER_TABLE;
    const seenAt = new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Not all have seen an action')), LOST_AFTER_MS);
      this.lastHasSeen = () => {
        clearTimeout(timer);
        resolve(performance.now());
      };
    });
    const begunAt = performance.now();
    const [at] = await Promise.all([seenAt, send()]);
    return at - begunAt;
  }

  one(): void {
    if (this.left === 0) return;
    this.left -= 1;
    if (this.left === 0) this.lastHasSeen();
  }
}
