import type { LoggedStep } from '../table/session';
import { texts } from '../texts/say';

/** What an entry did, as the log has it: its first sentence says enough. Empty for an entry that is not known here. */
export function moveText(
  log: readonly LoggedStep[],
  seq: number,
  game: string,
  names: readonly string[],
): string {
  const [event] = log.find((each) => each.seq === seq)?.events ?? [];
  return event === undefined ? '' : (texts.value.game(game)?.event(event, names) ?? '');
}
