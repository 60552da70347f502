import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Choices } from '../play';
import type { Atom } from '../play/desk';
import type { Showing } from '../play/showing';
import { settings } from '../settings/settings';
import { Button } from '../shell/ui';
import { SceneHost } from '../stage/scene-host';
import { texts } from '../texts/say';
import type { Stage } from './use-stage';

interface StagePlaceProps {
  readonly stage: Stage;
  /** What a lesson points at, in the picture and on the board alike. */
  readonly spot?: ReadonlySignal<readonly Atom[]> | undefined;
  /** For whoever else wants to know who shows the moves. */
  readonly onShowing?: ((showing: Showing | null) => void) | undefined;
}

/** The match in the middle of the page: as a picture, with the board in words at hand, or as that board alone. */
export function StagePlace({ stage, spot, onShowing }: StagePlaceProps): JSX.Element {
  const { showing, ...parts } = stage;
  const { client, desk, players } = parts;
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
      <InWords stage={stage} spot={spot} />
      <SceneHost
        {...parts}
        spot={spot}
        onShowing={(next) => {
          showing.value = next;
          onShowing?.(next);
        }}
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
function InWords({ stage, spot }: Pick<StagePlaceProps, 'stage' | 'spot'>): JSX.Element {
  const say = texts.value.page('table');
  const isOpen = useSignal(false);
  const { client, desk, players } = stage;
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
