import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@pampa/rules';
import type { GameClient } from '../../src/games/game-client';
import { landmarksOf, nearest } from '../../src/replay-page/landmarks';
import { playAgain } from '../../src/table/replay/play-again';
import { texts } from '../../src/texts/say';
import { hands, speakEnglish } from '../play/support/el-gaucho-hands';

const FOLDER = join(__dirname, '../../../../fixtures/el-gaucho');

beforeAll(speakEnglish);

test.each(readdirSync(FOLDER).filter((name) => /theft|sale/.test(name)))(
  '%s: every sale and theft can be jumped to, and nothing else is taken for one',
  (name) => {
    const replayed = playAgain(readFileSync(join(FOLDER, name), 'utf8'));
    if (isRefusal(replayed)) throw new Error(replayed.refused);
    const game = texts.value.game('el-gaucho')!;
    const { sale, theft, rounds, turns } = landmarksOf(replayed, hands as unknown as GameClient, game);
    const movesWith = (type: string): readonly number[] =>
      replayed.steps
        .filter(({ events }) => events.some(({ open }) => open.type === type))
        .map(({ entry }) => entry.seq);
    expect([sale, theft]).toEqual([movesWith('sold'), movesWith('stole')]);
    expect(sale.length + theft.length).toBeGreaterThan(0);
    expect(turns.length).toBeGreaterThan(rounds.length);
  },
);

test('the nearest one is neither where one is nor beyond the next', () => {
  expect([nearest([3, 7, 9], 3, 1), nearest([3, 7, 9], 7, -1)]).toEqual([7, 3]);
  expect([nearest([3, 7, 9], 9, 1), nearest([3, 7, 9], 3, -1)]).toEqual([null, null]);
  expect([nearest([3, 7, 9], 0, 1), nearest([3, 7, 9], 99, -1)]).toEqual([3, 9]);
});
