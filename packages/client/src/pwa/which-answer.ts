/** What the worker does about a request. `leave` is as if there were no worker at all. */
export type Way = 'leave' | 'page' | 'kept';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Addresses of the server that are no pages: a person who opens one wants to see the server's own answer. */
const SERVERS_OWN = /^(api|monitor|admin|matchmake)(\/|$)|^(healthz|readyz|metrics)$/;

/**
 * `base` is where the page lives, with a slash at its end; `kept` are the addresses, relative to it, that are at hand.
 * Nothing that changes ever goes through the worker: no API, no stream, no socket.
 */
export function whichAnswer({ method, mode, url }: Asked, base: string, kept: ReadonlySet<string>): Way {
  if (method !== 'GET' || !url.startsWith(base)) return 'leave';
  const path = url.slice(base.length).replace(/[?#].*$/s, '');
  if (SERVERS_OWN.test(path)) return 'leave';
  if (mode === 'navigate') return 'page';
  return kept.has(path) || path.startsWith('assets/') ? 'kept' : 'leave';
}
