import type { Change, Lease, SharedWrite, Store } from '../../src/store/store';
import { faultyStore, InjectedFault, type FaultyStore } from '../store/faulty-store';

export interface TroubledStore extends FaultyStore {
  /** Until the store is back, nothing can be read or written. */
  goAway(): void;
  /** The same, but only once what is being written is written. */
  goAwayAfterCommit(): void;
  comeBack(): void;
  /** From now on nothing is written before `release`. */
  hold(): void;
  release(): void;
  /** How many commits wait for that. */
  readonly waiting: number;
}

/** A store that fails in more ways than one: at a single commit, for a while, or by taking its time. */
export function troubledStore(real: Store): TroubledStore {
  const faulty = faultyStore(real);
  let isAway = false;
  let goesAway = false;
  let waiting = 0;
  let gate: { readonly opened: Promise<void>; readonly open: () => void } | null = null;

  const extra = {
    goAway: (): void => void (isAway = true),
    goAwayAfterCommit: (): void => void (goesAway = true),
    comeBack: (): void => void (isAway = false),
    hold(): void {
      let open = (): void => undefined;
      const opened = new Promise<void>((resolve) => (open = resolve));
      gate = { opened, open };
    },
    release(): void {
      gate?.open();
      gate = null;
    },
    async commit(lease: Lease, change: Change, shared?: SharedWrite): Promise<void> {
      waiting += 1;
      await gate?.opened;
      waiting -= 1;
      if (isAway) throw new InjectedFault('the store is out of reach');
      try {
        await faulty.commit(lease, change, shared);
      } finally {
        isAway ||= goesAway;
        goesAway = false;
      }
    },
  };

  return new Proxy(faulty as TroubledStore, {
    get(target, name) {
      if (name === 'waiting') return waiting;
      if (name in extra) return Reflect.get(extra, name) as unknown;
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const mayFail = isAway && name !== 'close' && name !== 'failNext';
        if (mayFail) return Promise.reject(new InjectedFault('the store is out of reach'));
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
}
