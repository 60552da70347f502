import type { JSX } from 'preact';
import type { Seat } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import { Icon } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import type { Told } from '../table/session';
import { texts } from '../texts/say';
import type { Desk } from './desk';
import { offersOf } from './offers';
import { unbroken } from './unbroken';

interface BarWordsProps {
  readonly told: Told;
  readonly desk: Desk;
  readonly client: GameClient;
  readonly players: readonly Sitting[];
  /** What would be lost; said instead of everything else. */
  readonly warning: string | null;
}

/** What is expected; with something in the hand, what that is and what to touch next, or what will come of it. */
export function BarWords({ told, desk, client, players, warning }: BarWordsProps): JSX.Element {
  const picked = desk.picked.value;
  const moment = desk.moment.value;
  const complaint = desk.complaint.value;
  const isTrouble = warning !== null || complaint !== null;
  // Once it is clear what is played, its button says what is picked for it.
  const isSaidByButton = desk.ready.value !== null || offersOf(desk, client.handling).single !== null;
  return (
    <div class="play-bar-words" role="status">
      <p class={isTrouble ? 'play-bar-trouble' : 'play-bar-sentence'}>
        {isTrouble && <Icon name="alert" />}
        <span>{warning ?? complaint ?? nextSentence(desk, client) ?? expected(told, client, players)}</span>
      </p>
      {picked.length > 0 && !isSaidByButton && moment !== null && !isTrouble && (
        <p class="play-bar-picked">
          {unbroken(texts.value.page('play')('picked', { what: client.pickedText(picked, moment) }))}
        </p>
      )}
    </div>
  );
}

/** Null as long as nothing is picked. */
function nextSentence(desk: Desk, client: GameClient): string | null {
  const moment = desk.moment.value;
  const seat = desk.seat.value;
  const picked = desk.picked.value;
  const ready = desk.ready.value;
  if (picked.length === 0 || moment === null || seat === null) return null;
  if (ready !== null && !client.handling.isOffered(ready)) {
    return client.outcomeText(ready) ?? texts.value.page('play')('press-to-play');
  }
  const choices = desk.choices.value.filter((action) => !client.handling.isOffered(action));
  return client.nextText(picked, desk.lit.value, choices, moment, seat);
}

function expected(told: Told, client: GameClient, players: readonly Sitting[]): string {
  const moment = told.moment.value;
  const game = told.game.value;
  const words = texts.value.game(client.id);
  if (moment === null || game === null || words === null) return '';
  const { open } = moment.view;
  if (told.table.value?.paused === true) return texts.value.page('table')('match-paused');
  const awaited = game.asking(open).seats;
  const seat = told.seat.value;
  if (seat !== null && awaited.includes(seat) && !isPlayedByBot(told, seat)) return words.expected(open);
  return words.waiting(
    open,
    awaited,
    players.map(({ name }) => name),
  );
}

/** Whoever has resigned, or has a bot decide for him, is asked for nothing. */
function isPlayedByBot(told: Told, seat: Seat): boolean {
  const own = told.table.value?.seats[seat];
  return own?.resigned === true || own?.standIn === true;
}
