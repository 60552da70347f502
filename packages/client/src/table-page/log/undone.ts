import type { LoggedStep } from '../../table/session';

/** The entries that were taken back: by an undo alone, or with all that followed where everybody agreed. */
export function undoneIn(log: readonly LoggedStep[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { seq, undo, consent } of log) {
    if (undo === null) continue;
    undone.add(undo);
    if (consent) for (let later = undo + 1; later < seq; later++) undone.add(later);
  }
  return undone;
}
