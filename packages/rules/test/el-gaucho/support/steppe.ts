import { groundOf } from '../../../src/el-gaucho/layouts';
import type { TileName } from './names';
import { position, type TestTable } from './table';

/** A steppe with two tiles that make a pair, one just above the limit, and a high one. */
export const STEPPE: readonly TileName[] = ['brown 2', 'black 9', 'white 4', 'ochre 5'];
/** The same for two players, who play without white in these tests. */
export const STEPPE_FOR_TWO: readonly TileName[] = ['brown 2', 'black 9', 'spotted 4', 'ochre 5'];

/** Cattle on every space but these; nobody rides it. */
export function pampaBut(seats: 2 | 3 | 4, ...free: number[]): Record<number, string> {
  const cattle = [
    ...Array.from({ length: 12 }, (_, at) => `spotted ${at + 1}`),
    ...Array.from({ length: 7 }, (_, at) => `black ${at + 1}`),
    ...Array.from({ length: 3 }, (_, at) => `brown ${at + 10}`),
  ];
  const spaces = groundOf('wide', seats).spaces.filter((space) => !free.includes(space));
  return Object.fromEntries(spaces.map((space, at) => [space, cattle[at] ?? '']));
}

/** Red has five areas manned and one gaucho in the pampa: with the scout back he has one gaucho, no more. */
export function shortOfGauchos(steppe: readonly TileName[], pampa: Record<number, string> = {}): TestTable {
  return position({
    seats: 4,
    dice: [],
    steppe,
    areas: { red: ['sort', 'wish', 'sale', 'thief', 'overseer', 'steppe'] },
    pampa: { 47: 'ochre 12 red', ...pampa },
  });
}
