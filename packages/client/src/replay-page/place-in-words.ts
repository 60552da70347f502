import { eventFor } from '@pampa/rules';
import type { Chapter, GameTexts } from '@pampa/texts';
import { chaptersOf } from '../table-page/log/chapters';
import type { Replayed } from '../table/replay/play-again';
import type { ReplaySession } from '../table/replay/replay-session';
import type { PageTexts } from '../texts/say';

/** The moves with which rounds or turns begin: the first is that of round 1. */
export function startsOf(chapter: Chapter, { steps }: Replayed, game: GameTexts): readonly number[] {
  return steps.flatMap(({ entry, events }) =>
    events.filter((event) => game.chapter(eventFor(event, null)) === chapter).map(() => entry.seq),
  );
}

/** "Round 3 · Ana to play"; where several decide at once, whose turn it is goes without saying. */
export function placeInWords(session: ReplaySession, starts: readonly number[], texts: PageTexts): string {
  const say = texts.page('table');
  const { seq, view } = session.moment.value;
  if (seq === session.length) return say('game-over');
  const rounds = starts.filter((start) => start <= seq).length;
  const round = rounds === 0 ? say('log-start') : say('round', { count: rounds });
  const [seat, ...others] = session.game.value.asking(view.open).seats;
  if (seat === undefined || others.length > 0) return round;
  const name = session.header.value.players[seat]?.name ?? '';
  return `${round} · ${texts.page('replay')('to-play', { name })}`;
}

/** What has just happened, in sentences. Empty before the first move. */
export function moveInWords(session: ReplaySession, game: GameTexts, texts: PageTexts): string {
  const step = session.log.value.at(-1);
  if (step === undefined) return '';
  const names = session.header.value.players.map(({ name }) => name);
  const rounds = chaptersOf([step], texts, game, names);
  const turns = rounds.flatMap((round) => round.turns);
  const lines = turns.flatMap((turn) => turn.lines).map(({ text }) => text);
  if (lines.length > 0) return lines.join(' ');
  // A move that is nothing but the beginning of something.
  return [...rounds.map(({ title }) => title), ...turns.map(({ title }) => title?.text)]
    .filter((text) => text !== null && text !== undefined)
    .join(' ');
}

/** The last move alone, without what came of it. Empty before the first one, and where one was taken back. */
export function actInWords(session: ReplaySession, game: GameTexts): string {
  const [event] = session.log.value.at(-1)?.events ?? [];
  const names = session.header.value.players.map(({ name }) => name);
  return event === undefined ? '' : game.event(event, names);
}
