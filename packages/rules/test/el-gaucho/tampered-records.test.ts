import { elGaucho } from '../../src/el-gaucho/game';
import type { Game, GameTypes } from '../../src/kernel/game';
import { serializeRecord } from '../../src/kernel/serialize-record';
import { caught, missedLeaves, missedShapes, type Json } from '../kernel/tampering';
import { someRecord, type Wanted } from './support/some-record';

const game: Game<GameTypes> = elGaucho;

const jsonOf = (wanted: Wanted): { [key: string]: Json } =>
  JSON.parse(serializeRecord(someRecord(wanted))) as { [key: string]: Json };

describe.each<[string, Wanted]>([
  ['two people, ended after a while', { players: ['person', 'person'], entries: 20 }],
  ['three, one of them a bot', { players: ['person', 'bot', 'person'], entries: 16 }],
  ['four, two of them bots', { players: ['bot', 'person', 'bot', 'person'], entries: 12 }],
  ['nobody who has moved yet', { players: ['person', 'person'], entries: 0 }],
  ['people who kept no events', { players: ['person', 'bot'], entries: 24, events: false }],
])('a record of %s', (_, wanted) => {
  const honest = jsonOf(wanted);

  test('is in order', () => {
    expect(caught(honest, game)).toBeNull();
  });

  test('has no field that could be changed, left out or added unnoticed, and says at which entry', () => {
    expect(missedLeaves(honest, game)).toEqual([]);
    expect(missedShapes(honest, game)).toEqual([]);
  });

  test('can’t be made one of chosen dice, nor can anybody be said to have resigned who played on', () => {
    const { header } = honest as { header: { [key: string]: Json } };
    expect(caught({ ...honest, header: { ...header, chosenSeed: 'mine' } }, game)?.entry).toBe(0);
    const entries = honest['entries'] as { seq: number; seat: number; by: string }[];
    for (const { seq, seat } of entries.filter(({ by }) => by === 'person')) {
      const resigned = [{ seat, seq: seq - 1 }];
      expect(caught({ ...honest, resigned }, game)).toEqual({ code: 'wrong-resigned', entry: seq });
    }
  });
});

test('a whole match of two has no field that could be changed, left out or added unnoticed', () => {
  const honest = jsonOf({ players: ['person', 'person'] });
  expect(honest['result']).not.toBeNull();
  expect(caught(honest, game)).toBeNull();
  // Primes, so that every field of an entry has its turn; the deep test takes them all.
  expect(missedLeaves(honest, game, { every: 97 })).toEqual([]);
  expect(missedShapes(honest, game, { every: 97 })).toEqual([]);
});

describe('a record with chosen dice', () => {
  const honest = jsonOf({ players: ['person', 'bot'], entries: 16, chosenSeed: 'for a test' });
  const known = ['seed'] as const;

  test('is unverifiable, and in order but for that', () => {
    expect(caught(honest, game)).toEqual({ code: 'chosen-seed', entry: 0 });
    expect(caught(honest, game, known)).toBeNull();
  });

  test('can’t pass for one of fair dice, and has no field that could be changed, left out or added unnoticed', () => {
    const { header } = honest as { header: { chosenSeed: string } };
    const { chosenSeed, ...fair } = header;
    expect(chosenSeed).toBe('for a test');
    expect(caught({ ...honest, header: fair }, game)?.entry).toBe(0);
    expect(missedLeaves(honest, game, { known })).toEqual([]);
    expect(missedShapes(honest, game, { known })).toEqual([]);
  });
});

/** The one part that is the house's word: docs/record.md says why it is not in the chain, and what it is held to. */
describe('a record with somebody who has resigned', () => {
  const resigned = { seat: 2, seq: 9 };
  const honest = jsonOf({ players: ['person', 'person', 'person'], entries: 24, resigned: [resigned] });
  const entries = honest['entries'] as { seq: number; seat: number; by: string }[];
  const playedOn = (seat: number, after: number): number | undefined =>
    entries.find((entry) => entry.seat === seat && entry.by === 'person' && entry.seq > after)?.seq;

  test('has no other field that could be changed, left out or added unnoticed', () => {
    const elsewhere = (missed: readonly string[]): readonly string[] =>
      missed.filter((each) => !each.startsWith('resigned'));
    expect(caught(honest, game)).toBeNull();
    expect(elsewhere(missedLeaves(honest, game))).toEqual([]);
    expect(elsewhere(missedShapes(honest, game))).toEqual([]);
  });

  test('says nothing that his own hand, or anybody else’s, speaks against', () => {
    for (const seat of [0, 1, 2]) {
      for (let seq = 0; seq <= entries.length; seq++) {
        const entry = playedOn(seat, seq);
        const found = caught({ ...honest, resigned: [{ seat, seq }] }, game);
        expect(found).toEqual(entry === undefined ? null : { code: 'wrong-resigned', entry });
      }
    }
  });

  test.each<[string, Json]>([
    ['a seat that is not there', [{ seat: 3, seq: 9 }]],
    ['a time that has not come', [{ seat: 2, seq: 25 }]],
    ['somebody twice', [resigned, { seat: 2, seq: 10 }]],
    ['nobody', []],
    ['more than that', [{ ...resigned, more: 0 }]],
  ])('can’t name %s', (_, list) => {
    expect(caught({ ...honest, resigned: list }, game)?.code).toBe('malformed');
  });
});
