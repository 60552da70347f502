/** Remembers what was done, as far back as it matters. */
export interface Once {
  /** True the first time somebody asks for a key. */
  isFirst(...key: readonly string[]): boolean;
}

export function createOnce(most: number): Once {
  const done = new Set<string>();
  return {
    isFirst: (...parts) => {
      const key = JSON.stringify(parts);
      if (done.has(key)) return false;
      done.add(key);
      // A set gives its oldest first.
      for (const oldest of done) {
        if (done.size <= most) break;
        done.delete(oldest);
      }
      return true;
    },
  };
}
