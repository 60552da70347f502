import { useEffect } from 'preact/hooks';
import type { TableSession } from '../table/session';

/** Says what has become of a claimed seat. That is rare, so the words for it are fetched when there is something to say. */
export function useSeatNews(session: TableSession): void {
  const news = session.seatNews?.value ?? null;
  useEffect(() => {
    if (news === null) return;
    void import('../table-page/notices/seat-news').then(({ sayInPassing }) => sayInPassing(session));
  }, [session, news]);
}
