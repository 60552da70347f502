import type { PublicProposal, PublicTable } from '@pampa/protocol/state';
import { speakEnglish } from '../play/support/el-gaucho-hands';
import { claimFacts } from '../../src/table-page/notices/claim-facts';

beforeAll(speakEnglish);

const table = {
  seats: [
    { id: 'p1', name: 'Ana', awaySince: null },
    { id: 'p2', name: 'Bruno', awaySince: null },
    { id: 'p3', name: 'Carla', awaySince: Date.UTC(2026, 0, 1, 12) },
  ],
} as unknown as PublicTable;

const factsOf = (...near: string[]): readonly string[] =>
  claimFacts(table, { seat: 2, near } as unknown as PublicProposal);

const SEES = 'What only this seat may see comes with it. Carla can take it back at any time.';

describe('somebody who is asked to give a seat away', () => {
  test('is told since when its owner is away, and what comes with the seat', () => {
    const facts = factsOf();
    expect(facts[0]).toMatch(/^Away since /);
    expect(facts.at(-1)).toBe(SEES);
  });

  test.each([
    ['nobody’s', [], ['From a connection that nobody at this table has used.']],
    ['one opponent’s', ['p1'], ['Same connection as Ana.']],
    ['the owner’s', ['p3'], ['Same connection as Carla had.']],
    [
      'a whole flat’s',
      ['p1', 'p2', 'p3'],
      ['Same connection as Carla had.', 'Same connection as Ana and Bruno.'],
    ],
  ])('is told whose connection it comes from: %s', (_, near, said) => {
    expect(factsOf(...near).slice(1, -1)).toEqual(said);
  });
});
