import { same, type Viewer } from '@pampa/rules';
import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import { advance } from '../../../src/games/el-gaucho/director/advance';
import { fixtureGame, fixtureNames, randomGame, seenBy, type Played } from './support/games';

/** Where pesos came from and how many start tiles went back are not in the picture. */
function pictured({ open, held }: ElGauchoView): unknown {
  return {
    held,
    open: {
      ...open,
      ranches: open.ranches.map(({ income: _, discards: __, ...rest }) => rest),
    },
  };
}

function checkFold(played: Played, viewer: Viewer): void {
  if (played.undo !== null) return;
  const { before, after, events } = seenBy(played, viewer);
  const folded = pictured(events.reduce(advance, before));
  // `toEqual` tells the difference, and is slow where there is none.
  if (!same(folded, pictured(after))) expect(folded).toEqual(pictured(after));
}

const viewersOf = (seats: number): readonly Viewer[] => [null, ...Array.from({ length: seats }, (_, s) => s)];

describe('the views between events lead from the view before a step to the view after it', () => {
  test.each([2, 3, 4])('in random games of %i', (seats) => {
    for (let seed = 1; seed <= 2; seed++) {
      for (const played of randomGame(seats, seed)) {
        for (const viewer of viewersOf(seats)) checkFold(played, viewer);
      }
    }
  });

  test.each(fixtureNames.filter((_, index) => index % 4 === 0))('in %s', (name) => {
    for (const played of fixtureGame(name)) checkFold(played, null);
  });
});
