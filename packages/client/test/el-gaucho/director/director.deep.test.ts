import { fixtureGame, fixtureNames, randomGame } from './support/games';
import { flawsOf, skipped, toTheEnd } from './support/watching';

describe('a directed step ends exactly where a cut would have led', () => {
  test.each(fixtureNames)('in %s', async (name) => {
    expect(await flawsOf(fixtureGame(name), 0, 0, toTheEnd)).toEqual([]);
    expect(await flawsOf(fixtureGame(name), null, 1, skipped)).toEqual([]);
  });

  test.each([2, 3, 4])('in random games of %i, for everybody', async (seats) => {
    for (let seed = 40; seed < 46; seed++) {
      for (let viewer = 0; viewer <= seats; viewer++) {
        const eyes = viewer === seats ? null : viewer;
        expect(await flawsOf(randomGame(seats, seed), eyes, seed % 2 === 0 ? 0 : 1, toTheEnd)).toEqual([]);
      }
    }
  });
});
