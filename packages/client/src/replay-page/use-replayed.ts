import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type RecordCode, type Refusal, type VerifyCode } from '@pampa/rules';
import { findRecord, type NoRecord } from '../table/record-sources';
import { playAgain, type Replayed } from '../table/replay/play-again';

/** Why a record that is there can't be shown. */
export type Unreadable = Refusal<RecordCode | VerifyCode>;

export type Found =
  | { readonly is: 'coming' }
  | { readonly is: 'here'; readonly replayed: Replayed }
  | { readonly is: 'none'; readonly why: NoRecord }
  | { readonly is: 'unreadable'; readonly why: Unreadable };

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
  const record = await findRecord(id);
  return 'none' in record ? { is: 'none', why: record.none } : read(record.text);
}

/** What a text turns out to be. */
export function read(text: string): Found {
  const replayed = playAgain(text);
  return isRefusal(replayed) ? { is: 'unreadable', why: replayed } : { is: 'here', replayed };
}
