import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Emote } from '@pampa/protocol';
import type { TableSession } from '../../table/session';
import { EmotePicture } from './emotes';

const SHOWN_MS = 3200;

/** What somebody feels, in a bubble at his name, for a moment. */
export function EmoteOver(props: {
  readonly session: TableSession;
  readonly person: string;
}): JSX.Element | null {
  const { session, person } = props;
  const shown = useSignal<{ readonly emote: Emote; readonly since: number } | null>(null);
  useEffect(
    () =>
      session.onEmote((from, emote) => {
        if (from !== person) return;
        const since = performance.now();
        shown.value = { emote, since };
        setTimeout(() => {
          if (shown.value?.since === since) shown.value = null;
        }, SHOWN_MS);
      }),
    [session, person, shown],
  );
  if (shown.value === null) return null;
  return (
    <span class="emote-over" key={shown.value.since} role="status">
      <EmotePicture emote={shown.value.emote} size={44} />
    </span>
  );
}
