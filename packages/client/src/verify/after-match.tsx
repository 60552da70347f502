import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { GAMES, type MatchRecord } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import { Button, Dialog, Panel } from '../shell/ui';
import { texts } from '../texts/say';
import { DiceChart } from './dice-chart';
import { rollsOf } from './rolls-of';
import { VerifyPanel } from './verify-panel';

export interface AfterMatchProps {
  readonly record: MatchRecord;
  readonly client: GameClient;
}

/** Below the result: how the dice fell, and the proof that nobody had a hand in it. */
export function AfterMatch({ record, client }: AfterMatchProps): JSX.Element | null {
  const say = texts.value.page('verify');
  const isOpen = useSignal(false);
  const { game: id, rules } = record.header;
  const game = GAMES.find((each) => each.id === id && each.version === rules);
  if (game === undefined) return null;
  const rolls = rollsOf(record, game, client);
  return (
    <Panel title={say('title')} class="after-fair">
      <div class="after-fair-ask">
        <p>{say('ask')}</p>
        <Button kind="secondary" icon="shield" onClick={() => (isOpen.value = true)}>
          {say('verify')}
        </Button>
      </div>
      {rolls !== null && <DiceChart rolls={rolls} />}
      {isOpen.value && (
        <Dialog title={say('verify')} open wide onClose={() => (isOpen.value = false)}>
          <VerifyPanel record={record} game={game} client={client} onEntry={null} />
        </Dialog>
      )}
    </Panel>
  );
}
