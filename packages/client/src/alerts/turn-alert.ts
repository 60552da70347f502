import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings/settings';
import { play } from '../sound';
import type { TableSession } from '../table/session';
import { isAwaited } from '../table-page/awaited';
import { showBadge } from './favicon';

/** Short, short: noticed in a pocket, and no alarm. */
const BUZZ = [60, 80, 60];

/** Calls somebody to his turn: a sound, a buzz, and a dot on the tab's icon. Its title says so too (`page-title.ts`). */
export function useTurnAlert(session: TableSession): void {
  useEffect(() => {
    let wasAwaited: boolean | null = null;
    const stop = effect(() => {
      const isTurn = isAwaited(session);
      if (isTurn === wasAwaited) return;
      // Whoever has just come in sees it himself.
      if (isTurn && wasAwaited === false) call();
      wasAwaited = isTurn;
      showBadge(isTurn).catch(() => undefined);
    });
    return () => {
      stop();
      showBadge(false).catch(() => undefined);
    };
  }, [session]);
}

/** Somebody is called: by his turn, or by a friend who waits. */
export function call(): void {
  play('turn');
  if (settings.vibration.peek() && 'vibrate' in navigator) navigator.vibrate(BUZZ);
}
