import { REPORT_FORMAT } from '@pampa/protocol';
import { reportFileShape, type ReportFile } from '@pampa/protocol/requests';
import type { GameTypes, SeenEvent } from '@pampa/rules';
import { createReportTexts, type GameTexts, type SayOf, type Texts } from '@pampa/texts';
import type { Examined } from './examined';

type Say = SayOf<'reports'>;

/** A server takes 128 kB; written with spaces it is more. */
const MOST_CHARACTERS = 2_000_000;

/** What the text holds if it is a report, readable or not; null if it is something else. */
export function reportIn(text: string): unknown {
  if (text.length > MOST_CHARACTERS || !text.includes(`"${REPORT_FORMAT}"`)) return null;
  try {
    const value = JSON.parse(text) as unknown;
    const isReport =
      typeof value === 'object' && value !== null && 'format' in value && value.format === REPORT_FORMAT;
    return isReport ? value : null;
  } catch {
    return null;
  }
}

/** What the reporter says and what he saw. There is nothing to check: it is his word. */
export function tellReport(report: unknown, texts: Texts, quiet: boolean): Examined {
  const say = createReportTexts(texts.language);
  const read = reportFileShape.safeParse(report);
  if (!read.success) {
    const path = read.error.issues[0]?.path.map(String).join('.') ?? '';
    return { lines: [], problem: say('unreadable', { path: path === '' ? '?' : path }) };
  }
  const { data } = read;
  const lines = [...headLines(data, say, texts), '', ...data.description.split('\n')];
  return { lines: quiet ? lines : [...lines, '', ...seenLines(data, say, texts)], problem: null };
}

function headLines(report: ReportFile, say: Say, texts: Texts): readonly string[] {
  const { id, receivedAt, place, page, browser, match, viewer, seq } = report;
  const rules = Object.entries(page.rules).map(([game, version]) => `${game} ${version}`);
  const when = new Date(receivedAt ?? 0).toISOString();
  return [
    id === undefined ? say('saved') : say('called', { id, when: receivedAt === undefined ? '?' : when }),
    say('page', { ...page, place, build: page.build ?? '?', rules: rules.join(', ') }),
    say('browser', browser),
    ...(match === null
      ? [say('no-match')]
      : [
          say('match', {
            match: match.id,
            game: texts.game(match.game)?.title ?? match.game,
            seats: match.seats,
          }),
          viewer === null
            ? say('from-outside', { entry: seq })
            : say('from-seat', { seat: viewer + 1, entry: seq }),
        ]),
  ];
}

/** As the log of his page had it. Names are not in a report, so people are called by their seats. */
function seenLines({ match, steps }: ReportFile, say: Say, texts: Texts): readonly string[] {
  const game = match === null ? null : texts.game(match.game);
  if (match === null || steps.length === 0) return [say('no-moves')];
  if (game === null) return [say('unknown-game')];
  const players = Array.from({ length: match.seats }, (_, seat) => say('seat', { seat: seat + 1 }));
  const width = String(steps.at(-1)?.seq ?? 0).length;
  return steps.flatMap((step) => {
    const told = wordsOf(step, { game, players, say, texts });
    return told.map((line, index) => `${(index === 0 ? String(step.seq) : '').padStart(width)}  ${line}`);
  });
}

interface Telling {
  readonly game: GameTexts;
  readonly players: readonly string[];
  readonly say: Say;
  readonly texts: Texts;
}

function wordsOf(
  step: ReportFile['steps'][number],
  { game, players, say, texts }: Telling,
): readonly string[] {
  const { seat, undo, consent, events } = step;
  if (undo !== null) return [texts.match.undo({ ...step, undo, consent, link: '' }, players)];
  if (events.length === 0) return [say('in-secret', { player: players[seat] ?? String(seat + 1) })];
  return events.map((event) => inWords(event as SeenEvent<GameTypes>, game, players));
}

/** What a page was told it can tell; but this is a stranger's file, and may tell of anything. */
function inWords(event: SeenEvent<GameTypes>, game: GameTexts, players: readonly string[]): string {
  try {
    return game.event(event, players);
  } catch {
    return JSON.stringify(event);
  }
}
