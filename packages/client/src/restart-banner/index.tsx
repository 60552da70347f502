import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { RESTART_OVERDUE_MS } from '@pampa/protocol';
import { Icon, IconButton } from '../shell/ui';
import { texts } from '../texts/say';
import './restart-banner.css';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

/**
 * Warns everybody of a restart that the operator has announced, at `at` by the browser's clock. It can be put away until
 * the last minute. Fetched only when there is one: no page has to carry it.
 */
export function RestartBanner({ at }: { readonly at: number }): JSX.Element | null {
  const say = texts.value.page('shell');
  const now = useSignal(Date.now());
  const readAt = useSignal<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [now]);
  const left = at - now.value;
  const wasReadInTime = readAt.value !== null && (left > MINUTE_MS || at - readAt.value <= MINUTE_MS);
  if (left < -RESTART_OVERDUE_MS || wasReadInTime) return null;
  const time = new Intl.DateTimeFormat(texts.value.language, { timeStyle: 'short' }).format(at);
  return (
    <div class="house-banner" role="status">
      <Icon name="clock" />
      <span>
        {left > 0 ? say('restart-soon', { minutes: Math.ceil(left / MINUTE_MS), time }) : say('restart-now')}
      </span>
      <IconButton
        icon="close"
        label={texts.value.page('common')('close')}
        onClick={() => (readAt.value = Date.now())}
      />
    </div>
  );
}
