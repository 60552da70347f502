import type { Change, Lease, SharedWrite, Store } from '../../src/store/store';

/**
 * Where a commit fails:
 *
 *   before   nothing has reached the database
 *   in       everything is written but the last line, and the transaction is rolled back
 *   after    it is durable, but whoever asked is not told
 */
export type Fault = 'before' | 'in' | 'after';

export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
  /** As the database says it. */
  readonly code = 'SQLITE_IOERR';
}

export interface FaultyStore extends Store {
  /** The next commits fail, one after another, in these ways. Null lets one through. */
  failNext(...faults: readonly (Fault | null)[]): void;
}

/** A store whose commits fail on demand. Everything else works as in the store it is made from. */
export function faultyStore(store: Store): FaultyStore {
  const coming: (Fault | null)[] = [];

  async function commit(lease: Lease, change: Change, shared?: SharedWrite): Promise<void> {
    const fault = coming.shift() ?? null;
    if (fault === 'before') throw new InjectedFault('nothing was written');
    await store.commit(lease, fault === 'in' ? withTheSameLineTwice(change) : change, shared);
    if (fault === 'after') throw new InjectedFault('it was written, but the answer is lost');
  }

  const changed = {
    commit,
    failNext: (...faults: readonly (Fault | null)[]): void => void coming.push(...faults),
  };
  return new Proxy(store as FaultyStore, {
    get(target, name) {
      if (name === 'commit' || name === 'failNext') return changed[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Lines are written last, and the database refuses a number that is taken: all that came before is undone. */
function withTheSameLineTwice(change: Change): Change {
  const line = {
    id: Number.MAX_SAFE_INTEGER,
    at: change.at,
    channel: 'table',
    from: null,
    name: null,
    said: { text: 'never to be seen' },
  } as const;
  return { ...change, lines: [...(change.lines ?? []), line, line] };
}
