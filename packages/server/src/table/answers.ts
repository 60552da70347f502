/** Most requests copied when one is added. */
const PAGE = 32;

/**
 * The requests of a match, and the number of the entry or line that each became. It is immutable, as the table it belongs to:
 * `with` copies the newest page, at most 32 requests, and shares the older ones. Pages are walked in loops, because a
 * recursion of one frame per page overflows the stack after some hundred thousand requests.
 */
export class Answers {
  private constructor(
    private readonly page: ReadonlyMap<string, number>,
    private readonly older: Answers | null,
  ) {}

  static of(answers: Iterable<readonly [string, number]>): Answers {
    return new Answers(new Map(answers), null);
  }

  get(request: string): number | undefined {
    for (const page of this.newestFirst()) {
      const became = page.get(request);
      if (became !== undefined) return became;
    }
    return undefined;
  }

  with(request: string, became: number): Answers {
    if (this.page.size >= PAGE) return new Answers(new Map([[request, became]]), this);
    return new Answers(new Map(this.page).set(request, became), this.older);
  }

  /** Oldest first. */
  *[Symbol.iterator](): Iterator<readonly [string, number]> {
    for (const page of [...this.newestFirst()].reverse()) yield* page;
  }

  private *newestFirst(): Generator<ReadonlyMap<string, number>> {
    yield this.page;
    for (let next = this.older; next !== null; next = next.older) yield next.page;
  }
}
