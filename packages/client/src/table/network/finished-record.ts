import type { MatchRecord } from '@pampa/rules';
import { matchRecord } from '../api';

const TRIES = 4;
const TRY_AGAIN_MS = 1500;

/** The record of a match that is over; null if it can't be had. */
export async function finishedRecord(match: string): Promise<MatchRecord | null> {
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
