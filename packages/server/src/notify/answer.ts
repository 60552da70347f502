/**
 * Why there is no answer.
 *
 *   forbidden    must not be called
 *   busy         too many calls are waiting already
 *   unreachable  nobody was there; nothing was sent
 *   broken       somebody was there, but did not answer (in time)
 */
export type Failure = 'forbidden' | 'busy' | 'unreachable' | 'broken';

export type Answer =
  { readonly status: number; readonly retryAfterMs: number | null } | { readonly failed: Failure };
