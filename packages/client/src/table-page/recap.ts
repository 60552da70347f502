import type { LoggedStep } from '../table/session';

/** One move of somebody else needs no recap: it is the last thing on the board. */
const WORTH_TELLING = 3;

/** What somebody has missed who last saw entry `seen`; empty where it is not worth telling. */
export function missedSince(
  log: readonly LoggedStep[],
  seen: number,
  seat: number | null,
): readonly LoggedStep[] {
  const missed = log.filter((step) => step.seq > seen);
  const byOthers = missed.filter((step) => step.seat !== seat || step.by !== 'person');
  return byOthers.length >= WORTH_TELLING ? missed : [];
}
