import type { GameTexts } from '@pampa/texts';
import type { LoggedStep } from '../../table/session';
import type { PageTexts } from '../../texts/say';
import { chaptersOf, type LogRound } from './chapters';

/** More than fits into the largest panel, as a rule. */
const ROUNDS = 2;

/**
 * The last rounds of a log. Hundreds of lines take longer to lay out than the table takes to be painted, and nobody sees
 * more than the end of them at first.
 */
export function recentChapters(
  log: readonly LoggedStep[],
  texts: PageTexts,
  game: GameTexts,
  players: readonly string[],
): readonly LogRound[] {
  const from = beginningOfLast(ROUNDS, log, game);
  if (from === 0) return chaptersOf(log, texts, game, players);
  // The entry that begins a round may have ended the one before it, of which nothing is told here.
  return chaptersOf(log.slice(from), texts, game, players).filter(({ title }) => title !== null);
}

function beginningOfLast(rounds: number, log: readonly LoggedStep[], game: GameTexts): number {
  let begun = 0;
  for (let index = log.length - 1; index >= 0; index--) {
    if (log[index]?.events.some((event) => game.chapter(event) === 'round') !== true) continue;
    begun += 1;
    if (begun === rounds) return index;
  }
  return 0;
}
