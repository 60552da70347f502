import type { Unsubscribe } from '../session';

export interface Attention {
  /** The page can be seen again, or the network is back: a good moment to look after the connection. */
  readonly awake: () => void;
  /** Whether somebody looks at the page. */
  readonly looks: (looking: boolean) => void;
}

/** Tells what the browser knows of whether anybody is there. */
export function follow({ awake, looks }: Attention): Unsubscribe {
  const onVisibility = (): void => {
    const looking = isLookedAt();
    looks(looking);
    if (looking) awake();
  };
  document.addEventListener('visibilitychange', onVisibility);
  // A page that was frozen comes back with a socket that may be dead.
  window.addEventListener('pageshow', awake);
  window.addEventListener('online', awake);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', awake);
    window.removeEventListener('online', awake);
  };
}

export function isLookedAt(): boolean {
  return document.visibilityState === 'visible';
}
