import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { GameClient } from '../games/game-client';
import { Choices } from '../play';
import type { Atom, Desk } from '../play/desk';
import type { Showing } from '../play/play-bar';
import { settings } from '../settings/settings';
import { Button } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import { SceneHost } from '../stage/scene-host';
import type { LoggedStep, TableSession } from '../table/session';
import { texts } from '../texts/say';

interface StagePlaceProps {
  readonly session: TableSession;
  readonly client: GameClient;
  readonly desk: Desk;
  readonly players: readonly Sitting[];
  /** The line of the log that somebody points at. */
  readonly pointed: ReadonlySignal<LoggedStep | null>;
  /** What a lesson points at, in the picture and on the board alike. */
  readonly spot?: ReadonlySignal<readonly Atom[]> | undefined;
  readonly onShowing: (showing: Showing | null) => void;
}

/** The match in the middle of the page: as a picture, with the board in words at hand, or as that board alone. */
export function StagePlace(props: StagePlaceProps): JSX.Element {
  const { client, desk, players, spot } = props;
  const { Board } = client;
  /** No picture can be drawn here. */
  const isBlind = useSignal(false);
  if (settings.board.value === 'plain' || isBlind.value) {
    return (
      <div class="stage-plain">
        <Board desk={desk} players={players} spot={spot} />
        <Choices desk={desk} client={client} players={players} />
      </div>
    );
  }
  return (
    <>
      <InWords client={client} desk={desk} players={players} spot={spot} />
      <SceneHost
        {...props}
        onFail={(error) => {
          console.error(error);
          isBlind.value = true;
        }}
      />
    </>
  );
}

/**
 * The same match for keyboards and screen readers. Its button is the first thing they come to and shows itself only
 * then; the board is made when it is wanted.
 */
function InWords({
  client,
  desk,
  players,
  spot,
}: Pick<StagePlaceProps, 'client' | 'desk' | 'players' | 'spot'>): JSX.Element {
  const say = texts.value.page('table');
  const isOpen = useSignal(false);
  const { Board } = client;
  return (
    <div class="in-words">
      <Button
        kind="secondary"
        icon={isOpen.value ? 'close' : 'list'}
        class={isOpen.value ? '' : 'in-words-open'}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {say(isOpen.value ? 'back-to-picture' : 'in-words')}
      </Button>
      {isOpen.value && (
        <div class="in-words-board">
          <Board desk={desk} players={players} spot={spot} />
        </div>
      )}
    </div>
  );
}
