import type { JSX } from 'preact';
import type { GameTypes } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import { Button, Spinner } from '../shell/ui';
import { texts } from '../texts/say';
import type { Desk } from './desk';
import { currentList } from './folding';
import { offersOf } from './offers';
import { unbroken } from './unbroken';

interface HandButtonsProps {
  readonly desk: Desk;
  readonly client: GameClient;
  readonly names: readonly string[];
}

type Action = GameTypes['action'];

/** What can be done with what is in the hand: play it, say it in words, put it down. */
export function HandButtons({ desk, client, names }: HandButtonsProps): JSX.Element | null {
  const say = texts.value.page('play');
  const moment = desk.moment.value;
  const seat = desk.seat.value;
  const ready = desk.ready.value;
  if (desk.pending.value !== null) {
    return (
      <div class="play-bar-hands play-bar-pending">
        <Spinner /> <span>{say('on-its-way')}</span>
      </div>
    );
  }
  if (desk.picked.value.length === 0 || moment === null || seat === null) return null;
  const wordsFor = (action: Action): string => unbroken(client.actionText(action, moment, seat, names));
  const offers = offersOf(desk, client.handling);
  const folding = currentList.value?.value;
  const isFolded = folding === 'folded' || folding === 'open';
  const direct = offers.single ?? (isFolded ? offers.complete : null);
  const choice = (action: Action, kind: 'quiet' | 'secondary' | 'primary'): JSX.Element => (
    <Button
      kind={kind}
      onClick={() => desk.play(action)}
      class={`play-bar-${kind === 'quiet' ? 'aside' : 'choice'} choice-${desk.choices.value.indexOf(action)}`}
    >
      {wordsFor(action)}
    </Button>
  );
  return (
    <div class="play-bar-hands">
      <Button
        kind="quiet"
        icon="close"
        title={say('put-down')}
        onClick={() => desk.putDown()}
        class="play-bar-put-down"
      >
        {say('put-down')}
      </Button>
      {offers.aside.map((action) => choice(action, 'quiet'))}
      {isFolded && (
        <Button
          kind="quiet"
          icon={folding === 'open' ? 'chevron-down' : 'list'}
          expanded={folding === 'open'}
          onClick={fold}
          class="play-bar-list"
        >
          {folding === 'open' ? say('close-list') : say('in-words', { count: offers.listed.length })}
        </Button>
      )}
      {direct !== null && choice(direct, isFolded ? 'secondary' : 'primary')}
      {ready !== null && (
        <Button
          kind={client.handling.isOffered(ready) ? 'secondary' : 'primary'}
          icon="check"
          onClick={() => desk.confirm()}
          class="play-bar-confirm"
        >
          {wordsFor(ready)}
        </Button>
      )}
    </div>
  );
}

/** What is folded is opened, and the other way round. */
function fold(): void {
  const folding = currentList.peek();
  if (folding !== null) folding.value = folding.peek() === 'open' ? 'folded' : 'open';
}
