/** What is copied at most to add one more. */
const PAGE = 32;

/**
 * Requests, and the number of what each of them became. A value, like the table it belongs to; a match has hundreds of
 * them, so whoever adds one copies the last few and shares the others.
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
    return this.page.get(request) ?? this.older?.get(request);
  }

  with(request: string, became: number): Answers {
    if (this.page.size >= PAGE) return new Answers(new Map([[request, became]]), this);
    return new Answers(new Map(this.page).set(request, became), this.older);
  }

  /** Oldest first. */
  *[Symbol.iterator](): Iterator<readonly [string, number]> {
    if (this.older !== null) yield* this.older;
    yield* this.page;
  }
}
