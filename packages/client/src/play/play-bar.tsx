import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import { Button, Icon, IconButton, Spinner } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';
import type { Desk } from './desk';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useShortcuts } from './use-shortcuts';
import { unbroken } from './unbroken';
import { undoOffer } from './undo-offer';
import './play-bar.css';

/** Whoever shows the moves: `stage/player.ts`. */
export interface Showing {
  readonly canShowAgain: ReadonlySignal<boolean>;
  showAgain(): void;
  skip(): void;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
}

export interface PlayBarProps {
  readonly session: TableSession;
  readonly desk: Desk;
  readonly client: GameClient;
  readonly players: readonly Sitting[];
  /** Null where nothing moves: on the plain board. */
  readonly showing: Showing | null;
}

/** The line below the table: what is expected, what is in the hand, and the buttons that play it. */
export function PlayBar(props: PlayBarProps): JSX.Element {
  const { session, desk, client, players, showing } = props;
  const [warned, warn] = useState<string | null>(null);
  const [isHelping, help] = useState(false);
  const names = players.map(({ name }) => name);
  const moment = desk.moment.value;
  const seat = desk.seat.value;
  const ending =
    moment === null || seat === null || !desk.isAwaited.value ? null : client.ending(moment, seat);
  const warning = ending !== null && warned === ending.warning ? ending.warning : null;
  const offer = undoOffer(session, client, names);

  const isPicking = desk.picked.value.length > 0;
  useEffect(() => {
    // Whoever plays on has heard the warning.
    if (isPicking) warn(null);
  }, [isPicking]);

  const end = (): void => {
    if (ending === null) return;
    if (ending.warning !== null && warning === null) warn(ending.warning);
    else desk.play(ending.action);
  };
  useShortcuts(desk, client, {
    undo: () => offer?.take?.(),
    end,
    again: () => showing?.showAgain(),
    skip: () => showing?.skip(),
    help: () => help(true),
  });
  const say = texts.value.page('play');
  return (
    <section
      class="play-bar"
      aria-label={say('your-move')}
      data-awaited={desk.isAwaited.value}
      data-picked={isPicking}
    >
      <Words {...props} warning={warning} />
      {warning === null ? <HandButtons desk={desk} client={client} names={names} /> : null}
      <div class="play-bar-turn">
        {warning === null ? (
          <>
            {showing !== null && (
              <IconButton
                icon="replay"
                label={say('show-again')}
                disabled={!showing.canShowAgain.value}
                onClick={() => showing.showAgain()}
              />
            )}
            {offer !== null && (
              <Button
                kind="quiet"
                icon="undo"
                title={offer.title}
                class={offer.take === null ? 'play-bar-off' : 'play-bar-undo'}
                onClick={offer.take ?? offer.explain}
              >
                {offer.label}
              </Button>
            )}
            {ending !== null && (
              <Button kind="secondary" icon="end-turn" onClick={end} class="play-bar-end">
                {endLabel(ending.action.type)}
              </Button>
            )}
            <IconButton
              icon="help"
              label={say('shortcuts')}
              onClick={() => help(true)}
              class="play-bar-keys"
            />
          </>
        ) : (
          <>
            <Button kind="secondary" onClick={() => warn(null)} class="play-bar-end">
              {say('go-on')}
            </Button>
            <Button kind="danger" icon="end-turn" onClick={end} class="play-bar-end">
              {say('end-anyway')}
            </Button>
          </>
        )}
      </div>
      <ShortcutsDialog open={isHelping} onClose={() => help(false)} client={client} />
    </section>
  );

  /** What ends a turn is the page's word; whatever else a game offers there has words of its own. */
  function endLabel(type: string): string {
    if (type === 'end' || ending === null || moment === null || seat === null) return say('end-turn');
    return client.actionText(ending.action, moment, seat, names);
  }
}

function Words({
  session,
  desk,
  client,
  players,
  warning,
}: PlayBarProps & { readonly warning: string | null }): JSX.Element {
  const picked = desk.picked.value;
  const moment = desk.moment.value;
  const complaint = desk.complaint.value;
  const isTrouble = warning !== null || complaint !== null;
  return (
    <div class="play-bar-words" role="status">
      <p class={isTrouble ? 'play-bar-trouble' : 'play-bar-sentence'}>
        {isTrouble && <Icon name="alert" />}
        <span>{warning ?? complaint ?? sentenceOf(session, desk, client, players)}</span>
      </p>
      {picked.length > 0 && moment !== null && !isTrouble && (
        <p class="play-bar-picked">
          {texts.value.page('play')('picked', { what: client.pickedText(picked, moment) })}
        </p>
      )}
    </div>
  );
}

function sentenceOf(
  session: TableSession,
  desk: Desk,
  client: GameClient,
  players: readonly Sitting[],
): string {
  const moment = desk.moment.value;
  const game = session.game.value;
  const words = texts.value.game(client.id);
  if (moment === null || game === null || words === null) return '';
  const { open } = moment.view;
  if (desk.legal.value.length > 0) return words.expected(open);
  return words.waiting(
    open,
    game.toAct(open),
    players.map(({ name }) => name),
  );
}

interface HandProps {
  readonly desk: Desk;
  readonly client: GameClient;
  readonly names: readonly string[];
}

function HandButtons({ desk, client, names }: HandProps): JSX.Element | null {
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
  const [only, ...others] = desk.choices.value;
  return (
    <div class="play-bar-hands">
      <Button kind="quiet" icon="close" onClick={() => desk.putDown()}>
        {say('put-down')}
      </Button>
      {only !== undefined && others.length === 0 && (
        <Button kind="secondary" onClick={() => desk.play(only)} class="play-bar-choice">
          {unbroken(client.actionText(only, moment, seat, names))}
        </Button>
      )}
      {ready !== null && (
        <Button kind="primary" icon="check" onClick={() => desk.confirm()} class="play-bar-confirm">
          {unbroken(client.actionText(ready, moment, seat, names))}
        </Button>
      )}
    </div>
  );
}
