type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What the browser keeps. One that keeps nothing (some private windows, blocked or full storage) keeps it for as long as the
 * page lives.
 */
export function storageOfBrowser(find: () => Keeping = () => localStorage): Keeping {
  /** What could not be written there, and so is newer than what stands there. */
  const unwritten = new Map<string, string>();
  return {
    getItem(key) {
      const kept = unwritten.get(key);
      if (kept !== undefined) return kept;
      try {
        return find().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        find().setItem(key, value);
        unwritten.delete(key);
      } catch {
        unwritten.set(key, value);
      }
    },
    removeItem(key) {
      unwritten.delete(key);
      try {
        find().removeItem(key);
      } catch {
        // Where nothing is kept there is nothing to forget.
      }
    },
  };
}
