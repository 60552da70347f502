import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameClient } from '../../games/game-client';
import type { Showing } from '../../play/showing';
import { toast } from '../../shell/ui';
import type { TableSession } from '../../table/session';

/** What somebody has just done to one's own seat is said once it has been shown. Not for what happened while one was away. */
export function useNews(
  session: TableSession,
  client: GameClient,
  showing: ReadonlySignal<Showing | null>,
): void {
  useEffect(() => {
    let isGone = false;
    const sayOnceShown = async (news: string): Promise<void> => {
      // Whoever shows it may hear of it only after us.
      await Promise.resolve();
      await showing.peek()?.settled();
      if (!isGone) toast(news);
    };
    const stop = session.onStep((step) => {
      const seat = session.seat.peek();
      if (seat === null || step.seat === seat || step.undo !== null) return;
      const names = (session.table.peek()?.seats ?? []).map(({ name }) => name);
      const news = client.newsFor(step, seat, names);
      if (news !== null) void sayOnceShown(news);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [session, client, showing]);
}
