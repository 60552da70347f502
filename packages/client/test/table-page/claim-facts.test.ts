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

const SEES =
  'If you agree, this person sees what only Carla can see. Carla can take the seat back at any time.';

describe('somebody who is asked to give a seat away', () => {
  test('is told since when its owner is away, and what comes with the seat', () => {
    const facts = factsOf();
    expect(facts[0]).toMatch(/^Carla has been away since 1\/1\/26, /);
    expect(facts.at(-1)).toBe(SEES);
  });

  test.each([
    ['nobody’s', [], ['Asks from an internet connection that is new at this table.']],
    ['one opponent’s', ['p1'], ['Asks from the same internet connection as Ana.']],
    ['the owner’s', ['p3'], ['Asks from the internet connection that Carla used.']],
    [
      'a whole flat’s',
      ['p1', 'p2', 'p3'],
      [
        'Asks from the internet connection that Carla used.',
        'Asks from the same internet connection as Ana and Bruno.',
      ],
    ],
  ])('is told whose connection it comes from: %s', (_, near, said) => {
    expect(factsOf(...near).slice(1, -1)).toEqual(said);
  });
});
