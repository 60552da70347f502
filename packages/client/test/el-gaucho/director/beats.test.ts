import { grouping } from '../../../src/games/el-gaucho/director/grouping';
import type { Seen } from '../../../src/games/el-gaucho/director/types';
import { groupsOf } from '../../../src/tabletop/direct/groups';

const seen = (open: object): Seen => ({ open, held: undefined }) as unknown as Seen;
const ended = seen({ type: 'turn-ended', seat: 0 });
const home = (pasture: number): Seen => seen({ type: 'came-home', pasture, cattle: [] });
const typesOf = (events: readonly Seen[]): readonly (readonly string[])[] =>
  groupsOf(events, grouping).map((group) => group.events.map(({ open }) => open.type));

test('nobody waits for the end of a turn before the herds come home', () => {
  expect(typesOf([ended, home(1), home(2)])).toEqual([['turn-ended', 'came-home', 'came-home']]);
});

test('a turn that ends with nothing else is shown all the same', () => {
  expect(typesOf([home(1), ended])).toEqual([['came-home'], ['turn-ended']]);
});

test('a turn ends and the next one begins in one', () => {
  expect(typesOf([ended, seen({ type: 'turn-began', seat: 1 })])).toEqual([['turn-ended', 'turn-began']]);
});
