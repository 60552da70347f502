import { textsFrom } from '@pampa/texts';
import { en } from '@pampa/texts/en';
import type { GameTypes, SeenEvent } from '@pampa/rules';
import type { LoggedStep } from '../../src/table/session';
import { chaptersOf } from '../../src/table-page/log/chapters';
import { recentChapters } from '../../src/table-page/log/recent';
import { undoneIn } from '../../src/table-page/log/undone';
import { missedSince } from '../../src/table-page/recap';
import type { PageTexts } from '../../src/texts/say';

const texts = textsFrom('en', en) as PageTexts;
const game = texts.game('el-gaucho')!;
const PLAYERS = ['Ana', 'Bruno'];

type Event = SeenEvent<GameTypes>;
const event = (open: object): Event => ({ open: open as Event['open'] });

function step(seq: number, seat: number, more: Partial<LoggedStep>): LoggedStep {
  return { seq, seat, at: 0, by: 'person', action: null, undo: null, consent: false, events: [], ...more };
}

const ROUND = { type: 'round-began', round: 1, startSeat: 0, kind: 'usual' };
const took = (seat: number): object => ({ type: 'took', seat, dice: [5, 6] });

const LOG = [
  step(1, 0, { events: [event({ type: 'chose', seat: 0 })] }),
  step(2, 1, {
    events: [event({ type: 'chose', seat: 1 }), event(ROUND), event({ type: 'turn-began', seat: 0 })],
  }),
  step(3, 0, { events: [event(took(0))] }),
  step(4, 0, { undo: 3 }),
  step(5, 0, { events: [event(took(0)), event({ type: 'turn-began', seat: 1 })] }),
  step(6, 1, { events: [event(took(1))], by: 'clock' }),
];

describe('the log', () => {
  test('is set in rounds and turns, with what came before the first round in front', () => {
    const rounds = chaptersOf(LOG, texts, game, PLAYERS);
    expect(rounds.map(({ title }) => title)).toEqual([null, 'Round 1 begins; Ana goes first.']);
    expect(rounds[0]!.turns.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      'Ana has chosen.',
      'Bruno has chosen.',
    ]);
    expect(rounds[1]!.turns.map(({ title, lines }) => [title?.text, lines.length])).toEqual([
      ['It’s Ana’s turn.', 3],
      ['It’s Bruno’s turn.', 1],
    ]);
  });

  test('at first the last rounds are enough, each from its beginning', () => {
    const round = (seq: number, number: number): LoggedStep =>
      step(seq, 0, { events: [event(took(0)), event({ ...ROUND, round: number })] });
    const long = [...LOG, round(7, 2), step(8, 0, { events: [event(took(0))] }), round(9, 3)];
    const rounds = recentChapters(long, texts, game, PLAYERS);
    expect(rounds.map(({ title }) => title)).toEqual([
      'Round 2 begins; Ana goes first.',
      'Round 3 begins; Ana goes first.',
    ]);
    expect(rounds[0]!.turns.flatMap(({ lines }) => lines.map(({ step: { seq } }) => seq))).toEqual([8, 9]);
    expect(recentChapters(LOG, texts, game, PLAYERS)).toEqual(chaptersOf(LOG, texts, game, PLAYERS));
  });

  test('what was taken back stays to be read, and is marked', () => {
    const lines = chaptersOf(LOG, texts, game, PLAYERS)[1]!.turns[0]!.lines;
    expect(lines.map(({ isUndone }) => isUndone)).toEqual([true, false, false]);
    expect(lines[1]!.text).toContain('undoes move 3');
  });

  test('with everybody’s consent all that followed is taken back too', () => {
    const log = [step(1, 0, {}), step(2, 1, {}), step(3, 0, {}), step(4, 1, { undo: 2, consent: true })];
    expect([...undoneIn(log)]).toEqual([2, 3]);
  });

  test('every line has a key of its own', () => {
    const rounds = chaptersOf(LOG, texts, game, PLAYERS);
    const keys = rounds.flatMap(({ turns }) => turns.flatMap(({ lines }) => lines.map(({ key }) => key)));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('"since you left"', () => {
  test('tells all that came since, once it is several moves of others', () => {
    expect(missedSince(LOG, 1, 1).map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
    expect(missedSince(LOG, 4, 1)).toEqual([]);
  });

  test('what one’s own hand did is nothing to be told; what a bot or the clock did in one’s seat is', () => {
    const own = [1, 2, 3, 4].map((seq) => step(seq, 0, {}));
    expect(missedSince(own, 0, 0)).toEqual([]);
    const bot = [1, 2, 3].map((seq) => step(seq, 0, { by: 'bot' }));
    expect(missedSince(bot, 0, 0)).toHaveLength(3);
  });
});
