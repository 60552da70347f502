import { GAMES } from '../../src/registry';
import { SUBJECTS } from './subjects';

it('the conformance kit is run on every game of the registry', () => {
  expect(SUBJECTS.map(({ game }) => game)).toEqual(GAMES);
});
