import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReplaySession } from '../table/replay/replay-session';

const PARAMETER = 'move';

/** Browsers let a page write its address only so often: it waits until one stays somewhere. */
const STAYS_MS = 300;

/** The move that the address names; the beginning where it names none. */
export function moveIn(search: string): number {
  const move = Number(new URLSearchParams(search).get(PARAMETER) ?? 0);
  return Number.isSafeInteger(move) ? move : 0;
}

/** The address of this page at a move: to be shared. */
export function addressAt(move: number): string {
  const url = new URL(location.href);
  if (move === 0) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, String(move));
  return url.href;
}

/** The address follows the match, and the way back leads out of it rather than through it. */
export function useMomentAddress(session: ReplaySession, hasAddress: boolean): void {
  useEffect(() => {
    if (!hasAddress) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const move = session.seq.value;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const address = addressAt(move);
        if (address !== location.href) history.replaceState(history.state, '', address);
      }, STAYS_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [session, hasAddress]);
}
