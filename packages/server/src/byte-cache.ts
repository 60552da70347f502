/** Keeps values up to a number of bytes in all; those unused for longest go first. */
export class ByteCache<T> {
  private readonly kept = new Map<string, { readonly value: T; readonly bytes: number }>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get(key: string): T | null {
    const found = this.kept.get(key);
    if (found === undefined) return null;
    // A map gives its keys in the order they were set.
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  set(key: string, value: T, bytes: number): void {
    this.delete(key);
    this.kept.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }

  keys(): readonly string[] {
    return [...this.kept.keys()];
  }
}
