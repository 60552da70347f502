import type { JSX } from 'preact';
import { Icon } from '../shell/ui';
import type { Eye, ReplaySession } from '../table/replay/replay-session';
import { texts } from '../texts/say';

/** All there are, in the order in which one goes through them. */
function eyesOf(session: ReplaySession): readonly Eye[] {
  return ['spectator', 'open', ...session.header.value.players.map((_, seat) => seat)];
}

export function nextEye(session: ReplaySession): void {
  const eyes = eyesOf(session);
  session.eye.value = eyes[(eyes.indexOf(session.eye.peek()) + 1) % eyes.length] ?? 'spectator';
}

/** Through whose eyes one looks. The browser's own list: it opens well on every phone. */
export function Eyes({ session }: { readonly session: ReplaySession }): JSX.Element {
  const say = texts.value.page('replay');
  const eyes = eyesOf(session);
  const nameOf = (eye: Eye): string => {
    if (typeof eye !== 'number') return say(`eye-${eye}`);
    return say('eye-seat', { name: session.header.value.players[eye]?.name ?? '' });
  };
  return (
    <label class="replay-eyes" title={say('eyes')}>
      <Icon name="eye" />
      <span class="unseen">{say('eyes')}</span>
      <select
        value={String(session.eye.value)}
        onChange={({ currentTarget }) =>
          (session.eye.value = eyes[currentTarget.selectedIndex] ?? 'spectator')
        }
      >
        {eyes.map((eye) => (
          <option key={eye} value={String(eye)}>
            {nameOf(eye)}
          </option>
        ))}
      </select>
    </label>
  );
}
