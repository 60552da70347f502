import { useEffect } from 'preact/hooks';
import { call } from '../../alerts/turn-alert';
import { toast } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';

/** A friend waits: heard, felt and read. */
export function useNudges(session: TableSession): void {
  useEffect(
    () =>
      session.onNudge((from) => {
        const name = session.table.peek()?.seats.find(({ id }) => id === from)?.name ?? '';
        call();
        toast(texts.value.page('table')('you-are-nudged', { name }));
      }),
    [session],
  );
}
