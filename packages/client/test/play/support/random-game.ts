import { viewAt, type Seat } from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho } from '@pampa/rules/el-gaucho';
import type { Moment } from '../../../src/table/session';
import { LocalTable } from './local-table';

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function anyOf<A>(items: readonly A[], random: () => number): A {
  return items[Math.floor(random() * items.length)]!;
}

export function shuffled<A>(items: readonly A[], random: () => number): A[] {
  const left = [...items];
  const result: A[] = [];
  while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1));
  return result;
}

export interface Position {
  readonly table: LocalTable;
  readonly seat: Seat;
  readonly moment: Moment<ElGaucho>;
  readonly legal: readonly Action[];
  readonly random: () => number;
}

/** Every position of a random game, as the one sees it who has to decide. */
export function* positionsOf(seats: number, seed: number): Generator<Position> {
  const random = chance(seed);
  const table = LocalTable.start(seats, seed);
  for (;;) {
    const match = table.match.peek();
    const asked = elGaucho.asking(match.state.open).seats;
    if (asked.length === 0) return;
    const seat = anyOf(asked, random);
    const moment = { seq: match.seq, view: viewAt(match, seat) };
    const legal = elGaucho.legal(moment.view, seat);
    yield { table, seat, moment, legal, random };
    if (table.match.peek() !== match) continue;
    table.act(seat, anyOf(usually(legal, random), random));
  }
}

/** Dice would mostly be left lying if ending the turn were as good as anything else. */
function usually(legal: readonly Action[], random: () => number): readonly Action[] {
  const others = legal.filter(({ type }) => type !== 'end' && type !== 'recall');
  return others.length > 0 && random() < 0.85 ? others : legal;
}
