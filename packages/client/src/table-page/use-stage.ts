import { useSignal, type Signal } from '@preact/signals';
import type { PublicTable } from '@pampa/protocol/state';
import { useMemo } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import type { Desk } from '../play/desk';
import type { Showing } from '../play/showing';
import type { Sitting } from '../stage/scene';
import type { LoggedStep, TableSession } from '../table/session';
import { sittingsOf } from './seats';
import { useDesk } from './use-game-client';

/** What every page with a match in its middle is made around: a table, a lesson, a replay, a big screen. */
export interface Stage {
  readonly session: TableSession;
  readonly client: GameClient;
  readonly desk: Desk;
  readonly players: readonly Sitting[];
  /** The line of the log that somebody points at. */
  readonly pointed: Signal<LoggedStep | null>;
  /** Whoever shows the moves; null as long as there is no picture. */
  readonly showing: Signal<Showing | null>;
}

export function useStage(session: TableSession, client: GameClient, table: PublicTable): Stage {
  const desk = useDesk(session, client);
  const players = useMemo(() => sittingsOf(table), [table]);
  const pointed = useSignal<LoggedStep | null>(null);
  const showing = useSignal<Showing | null>(null);
  return { session, client, desk, players, pointed, showing };
}
