import { effect, useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../settings/settings';
import { NetworkSession } from '../table/network/session';
import { browserSeats } from '../table/seats-kept';
import type { TableSession } from '../table/session';
import { startWithBots } from '../table/start-with-bots';
import { takeEarly } from './early-session';

const HANDOFF = /^#handoff=([A-Za-z0-9_-]{22})$/;

interface Visit {
  readonly session: TableSession;
  /** "Play against bots now": they are on their way, and nobody needs to see the lobby. */
  readonly isCallingBots: ReadonlySignal<boolean>;
}

/** At this table for as long as the page shows it. */
export function useSession(code: string, as: 'player' | 'watch' | 'tv'): Visit {
  const isCallingBots = useSignal(as === 'player' && (browserSeats().of(code)?.startWithBots ?? 0) > 0);
  const session = useMemo(
    () =>
      takeEarly(code, as) ??
      new NetworkSession({
        code,
        seats: as === 'player' ? browserSeats() : null,
        name: settings.name.peek().trim(),
        handoff: as === 'player' ? takeHandoff() : null,
      }),
    [code, as],
  );
  useEffect(() => {
    const stop = startOnArrival(session, isCallingBots);
    return () => {
      stop();
      session.close();
    };
  }, [session, isCallingBots]);
  return { session, isCallingBots };
}

/** "Continue elsewhere" stands in the fragment, which no server ever sees. It serves once: out of the address with it. */
function takeHandoff(): string | null {
  const handoff = HANDOFF.exec(location.hash)?.[1] ?? null;
  if (handoff !== null) history.replaceState(null, '', location.pathname + location.search);
  return handoff;
}

/** "Play against bots now" goes on as soon as its table is there. */
function startOnArrival(session: TableSession, isCallingBots: Signal<boolean>): () => void {
  let isBegun = !isCallingBots.peek();
  return effect(() => {
    if (isBegun || session.connection.value.state !== 'here') return;
    isBegun = true;
    startWithBots(session)
      // Whatever comes in the way is seen in the lobby.
      .catch(() => undefined)
      .finally(() => (isCallingBots.value = false));
  });
}
