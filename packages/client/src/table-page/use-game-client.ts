import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import { gameClient } from '../games/registry';
import { createDesk } from '../play';
import type { Desk } from '../play/desk';
import type { TableSession } from '../table/session';

/** What the table's game needs of the page, loaded when it is first shown; null until then. */
export function useGameClient(id: string): GameClient | null {
  const [client, setClient] = useState<GameClient | null>(null);
  useEffect(() => {
    let isGone = false;
    gameClient(id).then(
      (loaded) => {
        if (!isGone) setClient(loaded);
      },
      (error: unknown) => {
        console.error(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return client;
}

/** One pair of hands per session and game. */
export function useDesk(session: TableSession, client: GameClient): Desk {
  const desk = useMemo(() => createDesk(session, client), [session, client]);
  useEffect(() => () => desk.dispose(), [desk]);
  return desk;
}
