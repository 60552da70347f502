/** Tells whoever follows the public list that it may have changed. */
export interface ListNews {
  changed(): void;
  follow(listener: () => void): () => void;
}

/** To the other processes and from them. */
export interface NewsWire {
  call(): void;
  hear(listener: () => void): void;
}

export function createListNews(wire: NewsWire | null): ListNews {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  wire?.hear(tell);
  return {
    changed() {
      tell();
      wire?.call();
    },
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
