import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import { gameClient } from '../games/registry';
import { createDesk } from '../play';
import type { Desk } from '../play/desk';
import type { TableSession } from '../table/session';

interface Fetched {
  /** Null until it is here. */
  readonly client: GameClient | null;
  /** Fetches it anew; null unless that failed. */
  readonly retry: (() => void) | null;
}

/** What the table's game needs of the page, loaded when it is first shown. */
export function useGameClient(id: string): Fetched {
  const [client, setClient] = useState<GameClient | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isGone = false;
    gameClient(id).then(
      (loaded) => {
        if (!isGone) setClient(loaded);
      },
      (error: unknown) => {
        console.error(error);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [id, hasFailed]);
  return { client, retry: hasFailed ? () => setFailed(false) : null };
}

/** One pair of hands per session and game. */
export function useDesk(session: TableSession, client: GameClient): Desk {
  const desk = useMemo(() => createDesk(session, client), [session, client]);
  useEffect(() => () => desk.dispose(), [desk]);
  return desk;
}
