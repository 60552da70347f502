import { GAMES, isRefusal, parseRecord, verify, type VerifyReport } from '@pampa/rules';
import type { Texts } from '@pampa/texts';
import type { Examined } from './examined';
import { knownGame } from './known-game';
import { reportIn, tellReport } from './report';
import { storyOf } from './story';

/** Checks what should be a record; if it is sound, tells it too, unless that is not wanted. A report is told as it is. */
export function examine(text: string, texts: Texts, quiet: boolean): Examined {
  const { lines, problem } = judge(text, texts, quiet);
  return { lines: lines.map(printable), problem: problem === null ? null : printable(problem) };
}

/** Names, ids and paths are a stranger's: none of them may steer the terminal or turn its writing round. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '');
}

function judge(text: string, texts: Texts, quiet: boolean): Examined {
  const reported = reportIn(text);
  if (reported !== null) return tellReport(reported, texts, quiet);
  const parsed = parseRecord(text, GAMES);
  if (isRefusal(parsed)) return { lines: [], problem: texts.record.error(parsed) };
  const { game, record } = parsed;
  const gameTexts = knownGame(texts, game.id);
  const report = verify(game, record);
  const title = `${gameTexts.title}: ${record.header.players.map(({ name }) => name).join(', ')}`;
  const lines = [title, ...checkLines(report, texts)];
  if (report.firstFailure !== null) {
    return { lines, problem: texts.record.failure(report.firstFailure, gameTexts) };
  }
  return { lines: quiet ? lines : [...lines, '', ...storyOf(game, record, texts)], problem: null };
}

function checkLines({ checks }: VerifyReport, { record }: Texts): readonly string[] {
  const width = Math.max(...checks.map((check) => record.status(check).length));
  return checks.map((check) => `  ${record.status(check).padEnd(width)}  ${record.check(check.name)}`);
}
