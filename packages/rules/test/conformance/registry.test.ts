import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../src/registry';
import { SUBJECTS } from './subjects';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

it('the conformance kit is run on every game of the registry', () => {
  expect(SUBJECTS.map(({ game }) => game)).toEqual(GAMES);
});

it.each(GAMES.map(({ id, seats }) => [id, seats] as const))(
  '%s has a file for each number of seats',
  (_, seats) => {
    for (let count = seats.min; count <= seats.max; count++) {
      for (const ending of ['test.ts', 'deep.test.ts']) {
        const file = `${WORDS[count] ?? count}-seats.${ending}`;
        expect({ file, exists: existsSync(join(__dirname, file)) }).toEqual({ file, exists: true });
      }
    }
  },
);
