import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Ledger, Sent } from './ledger';
import type { Patience } from './patience';
import type { Moment } from './plan';

/** A move that has just been sent is killed on its way, in its write, in its answer, and now and then after it. */
const WRITING_MOVES = 1.5;
/** Freezing the commitments, opening each of them and dealing are so many writes. */
const STARTING_MOVES = 4;

/** Those that are an instant of play. */
export type Instant = Extract<Moment, 'playing' | 'writing' | 'starting'>;

/** The instant itself. A move takes as long as it takes here; the share of it is what was planned. */
export async function reach(
  moment: Instant,
  into: number,
  { ledger, patience }: { readonly ledger: Ledger; readonly patience: Patience },
): Promise<void> {
  const untilSent = async (what: Sent): Promise<void> => {
    let isSent = false;
    void ledger.nextSent(what).then(() => (isSent = true));
    await patience.until(() => isSent, nextTurn);
  };
  if (moment === 'writing') await untilSent('move');
  if (moment === 'starting') await untilSent('start');
  const moves = { playing: 1, writing: WRITING_MOVES, starting: STARTING_MOVES }[moment];
  const end = performance.now() + into * moves * ledger.moveMs;
  // Timers come by the millisecond, which is a good part of a move.
  while (performance.now() < end) await nextTurn();
}
