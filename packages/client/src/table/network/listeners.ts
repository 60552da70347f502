import type { Unsubscribe } from '../session';

/** Those who want to hear of something that passes. */
export class Listeners<Args extends readonly unknown[]> {
  private readonly all = new Set<(...args: Args) => void>();

  add(hear: (...args: Args) => void): Unsubscribe {
    // Two who listen with the same function are still two.
    const own = (...args: Args): void => hear(...args);
    this.all.add(own);
    return () => void this.all.delete(own);
  }

  tell(...args: Args): void {
    for (const hear of [...this.all]) hear(...args);
  }
}
