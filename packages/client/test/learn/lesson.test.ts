import { signal } from '@preact/signals';
import { beatsOf } from '../../src/learn/beats';
import { Lesson } from '../../src/learn/lesson';
import { CHAPTERS } from '../../src/learn/lessons';
import { readProgress } from '../../src/learn/progress';

const you = signal('Ana');
const lessonOf = (chapter: number, at = 0): Lesson => new Lesson(CHAPTERS[chapter - 1]!, you, at);
const seqOf = ({ session }: Lesson): number => session.moment.peek().seq;
const idOf = ({ beat }: Lesson): string => beat.peek().id;

it('goes on with the wanted move, and only with it', async () => {
  const lesson = lessonOf(1, 2);
  const before = seqOf(lesson);
  expect(idOf(lesson)).toBe('take');
  await lesson.session.act({ type: 'take', dice: [6, 6] });
  expect([idOf(lesson), seqOf(lesson), lesson.isAnswered.peek()]).toEqual(['take', before, true]);
  await lesson.session.act({ type: 'take', dice: [2, 5] });
  expect([idOf(lesson), seqOf(lesson), lesson.isAnswered.peek()]).toEqual(['stand', before + 1, false]);
});

it('plays nothing while something is told', async () => {
  const lesson = lessonOf(1);
  const before = seqOf(lesson);
  await lesson.session.act({ type: 'take', dice: [2, 5] });
  expect([idOf(lesson), seqOf(lesson)]).toEqual(['hello', before]);
  expect(lesson.session.table.peek().paused).toBe(true);
});

it('takes any move of a kind where several are good', async () => {
  const at = beatsOf(CHAPTERS[5]!).findIndex(({ id }) => id === 'overseer');
  const lesson = lessonOf(6, at);
  await lesson.session.act({ type: 'oust', space: 11 });
  expect(idOf(lesson)).toBe('overseer-done');
});

it('goes back, by its button and by undo, and lays out the table as it was', async () => {
  const lesson = lessonOf(2, 2);
  const before = seqOf(lesson);
  await lesson.session.act({ type: 'lay', space: 11, dice: [4] });
  expect(lesson.session.table.peek().seats[0]?.undo?.own).toBe(before + 1);
  await lesson.session.undo();
  expect([idOf(lesson), seqOf(lesson)]).toEqual(['lay', before]);
  lesson.back();
  expect([idOf(lesson), seqOf(lesson)]).toEqual(['pair', before - 1]);
});

it('begins at any beat as if one had played up to there', () => {
  for (const [index, scenes] of CHAPTERS.entries()) {
    for (const [at, beat] of beatsOf(scenes).entries()) {
      const lesson = lessonOf(index + 1, at);
      expect([idOf(lesson), seqOf(lesson)]).toEqual([beat.id, beat.from]);
      lesson.leave();
    }
  }
});

it('plays the rival’s moves one after the other, and then waits', async () => {
  jest.useFakeTimers();
  const lesson = lessonOf(1, 6);
  expect([idOf(lesson), lesson.isWatching.peek()]).toEqual(['rosa', true]);
  const { from, to } = lesson.beat.peek();
  expect(seqOf(lesson)).toBe(from);
  await jest.advanceTimersByTimeAsync(5000);
  expect([seqOf(lesson), lesson.isWatching.peek()]).toEqual([to, false]);
  jest.useRealTimers();
});

it('believes no progress that it has not written', () => {
  for (const text of [null, '', '{', '7', '[]', '{"done":3,"left":"x"}', '{"left":{"1":"far"}}']) {
    expect(readProgress(text)).toEqual({ done: [], left: {} });
  }
  expect(readProgress('{"done":[1,2],"left":{"3":4}}')).toEqual({ done: [1, 2], left: { 3: 4 } });
});
