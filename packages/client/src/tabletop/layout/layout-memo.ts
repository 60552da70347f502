/** Keeps the last layout as long as the same is asked for: an animation asks in every frame. */
export class LayoutMemo<Ask extends object, Layout> {
  readonly #layoutOf: (ask: Ask) => Layout;
  #last: { readonly ask: Ask; readonly layout: Layout } | null = null;

  constructor(layoutOf: (ask: Ask) => Layout) {
    this.#layoutOf = layoutOf;
  }

  for(ask: Ask): Layout {
    if (this.#last === null || !isSame(this.#last.ask, ask))
      this.#last = { ask, layout: this.#layoutOf(ask) };
    return this.#last.layout;
  }
}

/** Compares fields, and the members of those that are arrays. */
function isSame<Ask extends object>(one: Ask, other: Ask): boolean {
  for (const key in one) {
    const [a, b]: [unknown, unknown] = [one[key], other[key]];
    const isEqual =
      Array.isArray(a) && Array.isArray(b)
        ? a.length === b.length && a.every((each, index) => each === b[index])
        : a === b;
    if (!isEqual) return false;
  }
  return true;
}
