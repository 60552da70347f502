import { useEffect, useState } from 'preact/hooks';
import type { TableSession } from '../table/session';

/** The server's clock, which makes whoever reads it draw again so often. Stands still where nothing depends on it. */
export function useNow(session: TableSession, everyMs: number, isTicking = true): number {
  const [now, setNow] = useState(() => session.now());
  useEffect(() => {
    setNow(session.now());
    if (!isTicking) return;
    const timer = setInterval(() => setNow(session.now()), everyMs);
    return () => clearInterval(timer);
  }, [session, everyMs, isTicking]);
  return now;
}
