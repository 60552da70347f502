import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { GameClient } from '../games/game-client';
import type { Desk } from '../play/desk';
import type { Showing } from '../play/play-bar';
import { settings } from '../settings/settings';
import type { Sitting } from '../stage/scene';
import type { LoggedStep, TableSession } from '../table/session';
import { texts } from '../texts/say';

interface StagePlaceProps {
  readonly session: TableSession;
  readonly client: GameClient;
  readonly desk: Desk;
  readonly players: readonly Sitting[];
  /** The line of the log that somebody points at. */
  readonly pointed: ReadonlySignal<LoggedStep | null>;
  readonly onShowing: (showing: Showing | null) => void;
}

/** The match in the middle of the page: as a picture, or as the board in words. */
export function StagePlace({ client, desk, players }: StagePlaceProps): JSX.Element {
  const { Board } = client;
  const isPlain = settings.board.value === 'plain';
  return (
    <div class={isPlain ? 'stage-plain' : 'stage-plain'} aria-label={texts.value.page('table')('plain-board')}>
      <Board desk={desk} players={players} />
    </div>
  );
}
