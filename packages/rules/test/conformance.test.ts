import { GAMES } from '../src/registry';
import { checkFallbackTables, checkGames, seatCounts } from './conformance';
import { SUBJECTS } from './subjects';

const CHEAP_GAMES = 1_000;
const DEEP_GAMES = 50;
const FALLBACK_GAMES = 100;
const PATIENCE_MS = 300_000;

describe('the conformance kit', () => {
  it('is run on every game of the registry', () => {
    expect(SUBJECTS.map(({ game }) => game)).toEqual(GAMES);
  });

  describe.each(SUBJECTS.map((subject) => [subject.game.id, subject] as const))('%s', (_, subject) => {
    describe.each(seatCounts(subject.game))('with %i seats', (seats) => {
      it(
        `keeps the cheap laws in ${CHEAP_GAMES} random games`,
        () => {
          checkGames(subject, seats, 'cheap', CHEAP_GAMES);
        },
        PATIENCE_MS,
      );

      it(
        `keeps all laws in ${DEEP_GAMES} random games`,
        () => {
          checkGames(subject, seats, 'deep', DEEP_GAMES);
        },
        PATIENCE_MS,
      );

      it(
        `finishes ${FALLBACK_GAMES} games of nothing but fallbacks`,
        () => {
          checkFallbackTables(subject, seats, FALLBACK_GAMES);
        },
        PATIENCE_MS,
      );
    });
  });
});
