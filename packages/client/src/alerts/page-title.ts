import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableSession } from '../table/session';
import { isAwaited } from '../table-page/awaited';
import { texts } from '../texts/say';

/** Which table the tab is of, and whether one is waited for there. */
export function usePageTitle(session: TableSession): void {
  useEffect(() => {
    const stop = effect(() => {
      const table = session.table.value;
      const game = table === null ? undefined : texts.value.game(table.game)?.title;
      const place = [game, session.can.share ? session.code : undefined]
        .filter((part) => part !== undefined)
        .join(' · ');
      const isHere = session.connection.value.state !== 'closed';
      document.title =
        isHere && isAwaited(session)
          ? `● ${texts.value.page('alerts')('title-turn')} ${place}`
          : `${place} · Pampa`;
    });
    return () => {
      stop();
      document.title = 'Pampa';
    };
  }, [session]);
}
