import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';

/** Whoever has switched notifications on in this browser is called from every table he sits at. */
export function useStandingPush(session: TableSession): void {
  useEffect(
    () =>
      effect(() => {
        const canBeCalled = session.seat.value !== null && session.pushKey.value !== null;
        if (!canBeCalled || session.connection.value.state !== 'here' || !isAllowed()) return;
        const { language } = texts.value;
        // The switch in the menu says what went wrong; here nobody has asked for anything.
        import('./push').then(({ bringPush }) => bringPush(session, language)).catch(() => undefined);
      }),
    [session],
  );
}

function isAllowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}
