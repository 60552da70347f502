/** Tells whoever follows the public list that it may have changed. */
export interface ListNews {
  changed(): void;
  follow(listener: () => void): () => void;
}

export function createListNews(): ListNews {
  const listeners = new Set<() => void>();
  return {
    changed() {
      for (const listener of listeners) listener();
    },
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
