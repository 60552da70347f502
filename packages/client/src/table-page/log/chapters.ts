import type { Seat } from '@pampa/rules';
import type { Chapter, GameTexts } from '@pampa/texts';
import type { LoggedStep } from '../../table/session';
import type { PageTexts } from '../../texts/say';
import { undoneIn } from './undone';

/** One sentence of the log, and the entry it is about. */
export interface LogLine {
  /** Tells lines of one entry apart. */
  readonly key: string;
  readonly text: string;
  /** Whom it is about; null for what happens to all. */
  readonly seat: Seat | null;
  readonly step: LoggedStep;
  /** Of several that tell of one entry. */
  readonly isFirst: boolean;
  readonly isUndone: boolean;
}

export interface LogTurn {
  readonly key: string;
  /** The sentence it begins with; null for what belongs to nobody's turn. */
  readonly title: LogLine | null;
  readonly lines: readonly LogLine[];
}

export interface LogRound {
  readonly key: string;
  /** Null for what comes before the first round. */
  readonly title: string | null;
  readonly turns: readonly LogTurn[];
}

interface Sentence {
  readonly text: string;
  readonly seat: Seat | null;
  readonly chapter: Chapter | null;
}

/** Sets a log in paragraphs: rounds, and in them turns. */
export function chaptersOf(
  log: readonly LoggedStep[],
  texts: PageTexts,
  game: GameTexts,
  players: readonly string[],
): readonly LogRound[] {
  const undone = undoneIn(log);
  const rounds: {
    key: string;
    title: string | null;
    turns: { key: string; title: LogLine | null; lines: LogLine[] }[];
  }[] = [];
  const round = (title: string | null, key: string): void => void rounds.push({ key, title, turns: [] });
  const turn = (title: LogLine | null, key: string): void => {
    if (rounds.length === 0) round(null, 'start');
    rounds.at(-1)?.turns.push({ key, title, lines: [] });
  };
  for (const step of log) {
    sentencesOf(step, texts, game, players).forEach(({ text, chapter, seat }, index) => {
      const key = `${step.seq}/${index}`;
      const line = { key, text, seat, step, isFirst: index === 0, isUndone: undone.has(step.seq) };
      if (chapter === 'round') round(text, key);
      else if (chapter === 'turn') turn(line, key);
      else {
        if ((rounds.at(-1)?.turns.length ?? 0) === 0) turn(null, `${key}-`);
        rounds.at(-1)?.turns.at(-1)?.lines.push(line);
      }
    });
  }
  return rounds;
}

/** Sentences are made once per entry and language: a log of hundreds is set anew with every step. */
const made = new WeakMap<
  LoggedStep,
  { readonly texts: PageTexts; readonly names: string; readonly sentences: readonly Sentence[] }
>();

function sentencesOf(
  step: LoggedStep,
  texts: PageTexts,
  game: GameTexts,
  players: readonly string[],
): readonly Sentence[] {
  const names = players.join('\n');
  const known = made.get(step);
  if (known?.texts === texts && known.names === names) return known.sentences;
  const sentences =
    step.undo === null ? told(step, game, players) : [undoSentence(step, step.undo, texts, players)];
  made.set(step, { texts, names, sentences });
  return sentences;
}

function told({ events }: LoggedStep, game: GameTexts, players: readonly string[]): readonly Sentence[] {
  return events.map((event) => ({
    text: game.event(event, players),
    seat: seatIn(event.open),
    chapter: game.chapter(event),
  }));
}

/** Games name the seat that an event is about `seat`, where it is about one. */
function seatIn(event: object): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

function undoSentence(
  { seq, seat, at, by, consent }: LoggedStep,
  undo: number,
  texts: PageTexts,
  players: readonly string[],
): Sentence {
  // The sentence needs nothing of the chain.
  const text = texts.match.undo({ seq, seat, at, by, undo, consent, link: '' }, players);
  return { text, seat, chapter: null };
}
