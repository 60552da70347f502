import { useEffect, useState } from 'preact/hooks';
import type { MatchRecord } from '@pampa/rules';
import type { TableSession } from '../../table/session';

interface Fetched {
  readonly record: MatchRecord | null;
  readonly isMissing: boolean;
}

/** The record of the table's match, which is over. */
export function useRecord(session: TableSession): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ record: null, isMissing: false });
  useEffect(() => {
    let isGone = false;
    void session.record().then((record) => {
      if (!isGone) setFetched({ record, isMissing: record === null });
    });
    return () => {
      isGone = true;
    };
  }, [session]);
  return fetched;
}
