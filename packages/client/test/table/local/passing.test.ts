import { nextHolder } from '../../../src/table/local/passing';

const people = [0, 1, 3];

test.each([
  ['nobody has it yet', { holder: null, awaited: [1, 3], isCovered: false }, 1],
  ['it goes round clockwise', { holder: 1, awaited: [0, 3], isCovered: false }, 3],
  ['and begins anew', { holder: 3, awaited: [0, 1], isCovered: false }, 0],
  ['whoever is asked keeps it', { holder: 1, awaited: [0, 1], isCovered: false }, null],
  ['bots need none', { holder: 1, awaited: [2], isCovered: false }, null],
  ['between hands it goes where it was going', { holder: 1, awaited: [0, 3], isCovered: true }, 3],
  ['and back, if it is asked for again there', { holder: 1, awaited: [0, 1], isCovered: true }, 1],
])('%s', (_, around, expected) => {
  expect(nextHolder({ people, ...around })).toBe(expected);
});
