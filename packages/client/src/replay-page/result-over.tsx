import type { JSX } from 'preact';
import type { GameClient, ResultsProps } from '../games/game-client';
import { Button } from '../shell/ui';
import { rankedBy, withResigned } from '../table-page/results/ranked-by';
import { texts } from '../texts/say';

interface ResultOverProps extends ResultsProps {
  readonly client: GameClient;
  readonly onClose: () => void;
}

/** How it ended, for whoever asks: it would spoil the rest. */
export function ResultOver({ record, client, players, onClose }: ResultOverProps): JSX.Element {
  const { Results } = client;
  return (
    <div class="replay-result">
      <div class="replay-result-page">
        <Results record={rankedBy(record)} players={withResigned(players, record)} />
        <Button kind="primary" icon="back" onClick={onClose}>
          {texts.value.page('replay')('board')}
        </Button>
      </div>
    </div>
  );
}
