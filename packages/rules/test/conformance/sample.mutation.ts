import { checkGames, KINDS, subjectsFor } from './check';

// Mutation testing runs this for nearly every mutant, in its own process: few games, always the same.
const EFFORT = { cheap: 1, deep: 0, fallback: 1, seed: 7 };

describe.each([2, 3, 4])('with %i seats', (seats) => {
  for (const subject of subjectsFor(seats)) {
    it.each(KINDS)(`${subject.game.id}: %s`, (kind) => {
      expect(() => {
        checkGames(subject, seats, kind, EFFORT);
      }).not.toThrow();
    });
  }
});
