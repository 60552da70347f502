import { useEffect } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { gameClient } from '../games/registry';
import { whyNotStart } from './why-not-start';

/** As soon as nothing stands in the way of a start, what is needed at the table is fetched: nobody waits for it then. */
export function usePreparation(table: PublicTable): void {
  const isNear = table.status === 'starting' || whyNotStart(table) === null;
  const { game } = table;
  useEffect(() => {
    if (!isNear) return;
    Promise.all([gameClient(game), import('../games/rules'), import('../table-page/at-table')]).catch(() => {
      // Asked for again when it is needed, and complained about then.
    });
  }, [isNear, game]);
}
