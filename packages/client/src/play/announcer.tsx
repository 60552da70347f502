import type { JSX } from 'preact';
import type { GameClient } from '../games/game-client';
import type { Sitting } from '../stage/scene';
import type { LoggedStep, TableSession } from '../table/session';
import { texts } from '../texts/say';

interface AnnouncerProps {
  readonly session: TableSession;
  readonly client: GameClient;
  readonly players: readonly Sitting[];
}

/** So many entries stay to be read: a screen reader says what is added, and a round-up comes in several at once. */
const MOST_LINES = 4;

/** Says aloud what happens; what is expected is said by the bar. Not shown. */
export function Announcer({ session, client, players }: AnnouncerProps): JSX.Element {
  const names = players.map(({ name }) => name);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {session.log.value.slice(-MOST_LINES).map((step) => (
        <p key={step.seq}>{spoken(step, client, names)}</p>
      ))}
    </div>
  );
}

function spoken(step: LoggedStep, client: GameClient, names: readonly string[]): string {
  const { match } = texts.value;
  if (step.undo !== null) {
    const { seq, seat, at, by, undo, consent } = step;
    return match.undo({ seq, seat, at, by, undo, consent, link: '' }, names);
  }
  return step.events.map((event) => texts.value.game(client.id)?.event(event, names) ?? '').join(' ');
}
