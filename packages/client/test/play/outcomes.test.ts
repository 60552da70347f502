import type { LoggedStep } from '../../src/table/session';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import { newsFor } from '../../src/games/el-gaucho/intent/news';
import { nextText } from '../../src/games/el-gaucho/intent/next-text';
import { outcomeText } from '../../src/games/el-gaucho/intent/outcome-text';
import { speakEnglish } from './support/el-gaucho-hands';
import { arranged, put } from './support/playing';

beforeAll(speakEnglish);

describe('what comes of it', () => {
  test('an area that is ready says what it is good for', () => {
    expect(outcomeText({ type: 'claim', area: 'wish' })).toBe('Later: a die of your choice, for one turn.');
    expect(outcomeText({ type: 'occupy', area: 'wish', dice: [1] })).toBe(
      outcomeText({ type: 'claim', area: 'wish' }),
    );
  });

  test('with both ways to land open, it is asked which', async () => {
    const { desk, ...playing } = await atCattle();
    const { choices, lit, moment, picked } = desk;
    expect(choices.value.map(({ type }) => type)).toEqual(['stand', 'lay']);
    expect(nextText(picked.value, lit.value, choices.value, moment.value!, 0)).toBe('Stand or lie down?');
    expect(playing.table.sent).toEqual([]);
  });
});

describe('a theft', () => {
  const stolen = {
    seat: 1,
    events: [{ open: { type: 'stole', seat: 1, victim: 0, tile: 5011, indemnity: 11 } }],
  } as unknown as LoggedStep<ElGaucho>;

  test('is told to whoever is robbed', () => {
    expect(newsFor(stolen, 0, ['Ana', 'Ben', 'Cleo'])).toBe(
      'Ben stole the spotted 11 from you: you get 11 pesos.',
    );
  });

  test('and to nobody else', () => {
    expect(newsFor(stolen, 1, ['Ana', 'Ben', 'Cleo'])).toBeNull();
    expect(newsFor(stolen, 2, ['Ana', 'Ben', 'Cleo'])).toBeNull();
  });
});

async function atCattle(): Promise<ReturnType<typeof arranged>> {
  const playing = arranged((open) => put(open, 11, 5011));
  await playing.touch('space:11');
  return playing;
}
