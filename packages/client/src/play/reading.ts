import type { GameTypes, Seat } from '@pampa/rules';
import type { Moment } from '../table/session';
import type { Atom, Handling, Part } from './desk';

/** An action and what it is made of. */
export interface Made<A> {
  readonly action: A;
  readonly parts: readonly Part[];
}

/** Everything that is legal at one moment, as hands see it. */
export interface Reading<A> {
  readonly actions: readonly Made<A>[];
  /** What each thing on the table would serve as. */
  readonly partOf: ReadonlyMap<Atom, Part>;
  readonly leads: ReadonlySet<Atom>;
}

export function readingOf<T extends GameTypes>(
  legal: readonly T['action'][],
  handling: Handling<T>,
  moment: Moment<T>,
  seat: Seat,
): Reading<T['action']> {
  const actions = legal.map((action) => ({ action, parts: handling.partsOf(action) }));
  const partOf = new Map<Atom, Part>();
  for (const part of new Set(actions.flatMap(({ parts }) => parts))) {
    for (const atom of handling.atomsFor(part, moment, seat)) partOf.set(atom, part);
  }
  const leading = new Set(legal.flatMap((action) => handling.leadsOf(action)));
  const leads = new Set([...partOf].filter(([, part]) => leading.has(part)).map(([atom]) => atom));
  return { actions, partOf, leads };
}

export const NOTHING_TO_READ: Reading<never> = { actions: [], partOf: new Map(), leads: new Set() };

/** What is left of an action's parts once these are taken off; null if it does not have them all. */
export function without(parts: readonly Part[], taken: readonly Part[]): readonly Part[] | null {
  const left = [...parts];
  for (const part of taken) {
    const index = left.indexOf(part);
    if (index === -1) return null;
    left.splice(index, 1);
  }
  return left;
}

/** What the picked things serve as; null if one of them serves for nothing. */
export function partsPicked<A>({ partOf }: Reading<A>, picked: readonly Atom[]): readonly Part[] | null {
  const parts: Part[] = [];
  for (const atom of picked) {
    const part = partOf.get(atom);
    if (part === undefined) return null;
    parts.push(part);
  }
  return parts;
}

/** The actions that contain everything that is picked. */
export function consistent<A>(reading: Reading<A>, picked: readonly Atom[]): readonly Made<A>[] {
  const parts = partsPicked(reading, picked);
  if (parts === null) return [];
  return reading.actions.filter((made) => without(made.parts, parts) !== null);
}

export function goesWith<A>(reading: Reading<A>, picked: readonly Atom[], atom: Atom): boolean {
  return !picked.includes(atom) && consistent(reading, [...picked, atom]).length > 0;
}

/** All that could be picked besides what is picked already. */
export function partnersOf<A>(reading: Reading<A>, picked: readonly Atom[]): ReadonlySet<Atom> {
  const parts = partsPicked(reading, picked);
  if (parts === null) return new Set();
  const wanted = new Set<Part>();
  for (const made of reading.actions) {
    for (const part of without(made.parts, parts) ?? []) wanted.add(part);
  }
  const atoms = [...reading.partOf].filter(([atom, part]) => wanted.has(part) && !picked.includes(atom));
  return new Set(atoms.map(([atom]) => atom));
}

export function litWith<A>(reading: Reading<A>, picked: readonly Atom[]): ReadonlySet<Atom> {
  return picked.length === 0 ? reading.leads : partnersOf(reading, picked);
}
