/** Something that may not be there yet. Whoever waits for it gets it when it comes, or hears that it never will. */
export class WaitingFor<A> {
  private value: A | null = null;
  private never: Error | null = null;
  private waiting: { readonly resolve: (value: A) => void; readonly reject: (error: Error) => void }[] = [];

  get current(): A | null {
    return this.value;
  }

  wait(): Promise<A> {
    if (this.never !== null) return Promise.reject(this.never);
    if (this.value !== null) return Promise.resolve(this.value);
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  has(value: A): void {
    this.value = value;
    for (const { resolve } of this.waiting.splice(0)) resolve(value);
  }

  lost(): void {
    this.value = null;
  }

  end(why: Error): void {
    this.value = null;
    this.never = why;
    for (const { reject } of this.waiting.splice(0)) reject(why);
  }
}
