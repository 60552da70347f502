import { useEffect, useState } from 'preact/hooks';
import { isRefusal } from '@pampa/rules';
import { matchRecord } from '../table/api';
import { Refused } from '../table/refused';
import { playAgain, type Replayed } from '../table/replay/play-again';

/** Why a match can't be seen again: it goes on, nobody knows it, nobody answers, or its record is of no use. */
export type WhyNot = 'running' | 'unknown' | 'unreachable' | 'unreadable';

export type Found =
  { readonly is: 'coming' } | { readonly is: 'here'; readonly replayed: Replayed } | { readonly is: WhyNot };

const COMING: Found = { is: 'coming' };

/** The match with this id, played again. `again` asks once more. */
export function useReplayed(id: string): { readonly found: Found; readonly again: () => void } {
  const [found, setFound] = useState(COMING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    void find(id).then((next) => {
      if (!isGone) setFound(next);
    });
    return () => {
      isGone = true;
    };
  }, [id, attempt]);
  const again = (): void => {
    setFound(COMING);
    setAttempt(attempt + 1);
  };
  return { found, again };
}

async function find(id: string): Promise<Found> {
  try {
    const record = await matchRecord(id, null);
    // Of a match that is still running there is another kind, which tells less.
    if (!('result' in record)) return { is: 'running' };
    const replayed = playAgain(JSON.stringify(record));
    return isRefusal(replayed) ? { is: 'unreadable' } : { is: 'here', replayed };
  } catch (error) {
    return { is: error instanceof Refused ? 'unknown' : 'unreachable' };
  }
}
