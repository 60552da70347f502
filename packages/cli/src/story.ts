import {
  eventFor,
  finalRanking,
  isAct,
  replay,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Step,
} from '@pampa/rules';
import type { GameTexts, Texts } from '@pampa/texts';
import { knownGame } from './known-game';

/** A match in words, entry by entry, for a record that was verified. */
export function storyOf(game: Game<GameTypes>, record: MatchRecord, texts: Texts): readonly string[] {
  const gameTexts = knownGame(texts, game.id);
  const players = record.header.players.map(({ name }) => name);
  const width = String(record.entries.length).length;
  const lines: string[] = [];
  const given = (seq: number): readonly string[] =>
    (record.resigned ?? [])
      .filter((each) => each.seq === seq)
      .map(({ seat }) => `${' '.repeat(width)}  ${texts.match.resigned(seat, players)}`);
  lines.push(...given(0));
  replay(game, record, (step) => {
    let number = String(step.entry.seq);
    for (const { text, begins } of tellStep(step, players, texts, gameTexts)) {
      if (begins && lines.at(-1) !== '') lines.push('');
      lines.push(`${number.padStart(width)}  ${text}`);
      number = '';
    }
    lines.push(...given(step.entry.seq));
  });
  return [...lines, '', ...resultOf(record, players, texts, gameTexts)];
}

interface Line {
  readonly text: string;
  /** A round or a turn begins with it. */
  readonly begins: boolean;
}

/** The match is over, so what only the actor knew at the time is told too. */
function tellStep(
  { entry, events }: Step<GameTypes>,
  players: readonly string[],
  texts: Texts,
  game: GameTexts,
): readonly Line[] {
  if (!isAct(entry)) return [{ text: texts.match.undo(entry, players), begins: false }];
  return events.map((event) => {
    const seen = eventFor(event, entry.seat);
    return { text: game.event(seen, players), begins: game.chapter(seen) !== null };
  });
}

function resultOf(
  { result, resigned = [] }: MatchRecord,
  players: readonly string[],
  texts: Texts,
  game: GameTexts,
): readonly string[] {
  if (result === null) return [texts.match.withoutResult()];
  return finalRanking(result, resigned).map((standing) => {
    const line = game.standing(standing, players);
    return standing.resigned ? texts.match.standingResigned(line) : line;
  });
}
