import { useEffect } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { fetchMatch } from '../table-page/fetch-match';
import { whyNotStart } from './why-not-start';

/** As soon as nothing stands in the way of a start, what is needed at the table is fetched: nobody waits for it then. */
export function usePreparation(table: PublicTable): void {
  const isNear = table.status === 'starting' || whyNotStart(table) === null;
  const { game } = table;
  useEffect(() => {
    if (isNear) fetchMatch(game);
  }, [isNear, game]);
}
