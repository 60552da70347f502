import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import { lazy, type Lazy } from '../app/lazy';
import type { HintButtonProps } from '../practice-page/hint-button';
import { Button, IconButton } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import type { TableSession, Told } from '../table/session';
import { texts } from '../texts/say';
import { BarWords } from './bar-words';
import type { Desk } from './desk';
import { HandButtons } from './hand-buttons';
import { ShortcutsDialog } from './shortcuts-dialog';
import type { Showing } from './showing';
import { ShowingButton } from './showing-button';
import { useNewness } from './use-newness';
import { useShortcuts } from './use-shortcuts';
import { undoOffer } from './undo-offer';
import './play-bar.css';

/** Only where somebody plays alone. */
const HintButton: Lazy<HintButtonProps> = lazy(
  async () => (await import('../practice-page/hint-button')).HintButton,
  () => null,
);

export interface PlayBarProps {
  readonly session: TableSession;
  /** As far as the picture is: what is said keeps to that, what is done to the session. */
  readonly told: Told;
  readonly desk: Desk;
  readonly client: GameClient;
  readonly players: readonly Sitting[];
  /** Null where nothing moves: on the plain board. */
  readonly showing: Showing | null;
  /** Said instead of what the others wait for, where somebody is waited for who is not there. */
  readonly absence: JSX.Element | null;
}

/** The line below the table: what is expected, what is in the hand, and the buttons that play it. */
export function PlayBar(props: PlayBarProps): JSX.Element {
  const { session, desk, client, players, showing, absence } = props;
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

  // Where "End turn" was is "End anyway" next, where "Confirm" was is "End turn", and after an undo there may be another.
  const isNew = useNewness([warning, isPicking || desk.pending.value !== null, moment?.seq].join());
  const undo = (): void => {
    if (!isNew()) offer?.take?.();
  };
  const end = (): void => {
    if (ending === null || isNew()) return;
    if (ending.warning !== null && warning === null) warn(ending.warning);
    else desk.play(ending.action);
  };
  useShortcuts(desk, client, {
    undo,
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
      {absence !== null && desk.legal.value.length === 0 ? (
        absence
      ) : (
        <BarWords {...props} warning={warning} />
      )}
      {warning === null && <HandButtons desk={desk} client={client} names={names} />}
      <div class="play-bar-turn">
        {warning === null ? (
          <>
            {showing !== null && <ShowingButton showing={showing} />}
            {session.advise !== null && (
              <HintButton advise={session.advise} desk={desk} client={client} names={names} />
            )}
            {offer !== null && (
              <Button
                kind="quiet"
                icon="undo"
                title={offer.title}
                class={offer.take === null ? 'play-bar-off' : 'play-bar-undo'}
                onClick={offer.take === null ? offer.explain : undo}
              >
                {offer.label}
              </Button>
            )}
            {ending !== null && (
              <Button
                kind={isPicking ? 'quiet' : 'secondary'}
                icon="end-turn"
                onClick={end}
                class="play-bar-end"
              >
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
