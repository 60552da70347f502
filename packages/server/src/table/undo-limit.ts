import { isAct } from '@pampa/rules';
import type { Table } from './table';

/**
 * How often one seat may take something back in a match. That is more than twice for every act somebody makes in El Gaucho. Whoever
 * acts and takes it back by machine would make the match so long that to read it keeps everybody waiting.
 */
export const MOST_UNDOS = 300;

/** Whether this seat has taken back all that it may: alone, or because others, or bots, agreed. */
export function hasUndoneEnough({ recording }: Table, seat: number): boolean {
  let undos = 0;
  for (let taken = recording?.last ?? null; taken !== null; taken = taken.previous) {
    if (taken.entry.seat === seat && !isAct(taken.entry)) undos += 1;
  }
  return undos >= MOST_UNDOS;
}
