import { useEffect, useState } from 'preact/hooks';
import type { MatchRecord } from '@pampa/rules';
import { matchRecord } from '../../table/api';

const TRIES = 4;
const TRY_AGAIN_MS = 1500;

interface Fetched {
  readonly record: MatchRecord | null;
  readonly isMissing: boolean;
}

/** The record of a match that is over. */
export function useRecord(match: string | null): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ record: null, isMissing: match === null });
  useEffect(() => {
    if (match === null) return;
    let isGone = false;
    void fetchRecord(match).then((record) => {
      if (!isGone) setFetched({ record, isMissing: record === null });
    });
    return () => {
      isGone = true;
    };
  }, [match]);
  return fetched;
}

async function fetchRecord(match: string): Promise<MatchRecord | null> {
  for (let left = TRIES; left > 0; left--) {
    try {
      const record = await matchRecord(match, null);
      // Of a match that is still running there is another kind, which tells less.
      if ('result' in record) return record;
    } catch {
      // Once more, a little later.
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  }
  return null;
}
