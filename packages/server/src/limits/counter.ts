/** Counts by key what is there at one moment; a key with nothing left is forgotten. */
export class Counter {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** Counts one more. Returns how to uncount it, to be called once. */
  add(key: string): () => void {
    this.counts.set(key, this.of(key) + 1);
    return () => {
      const left = this.of(key) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}
