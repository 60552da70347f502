/** What a browser keeps of one sort, each under its name, and how many it remembers. */
export interface KeptByName<A> {
  readonly read: () => Readonly<Record<string, A>>;
  readonly write: (all: Readonly<Record<string, A>>) => void;
}

/** All of it is one text under one key. Of too many, those that were seen last stay. */
export function keptByName<A extends { readonly seenAt: number }>(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  most: number,
): KeptByName<A> {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? '{}');
        return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, A>>) : {};
      } catch {
        // Somebody else wrote there: what was kept is forgotten, and nothing is claimed of it.
        return {};
      }
    },
    write(all) {
      const newest = Object.entries(all).sort(([, a], [, b]) => b.seenAt - a.seenAt);
      storage.setItem(key, JSON.stringify(Object.fromEntries(newest.slice(0, most))));
    },
  };
}
