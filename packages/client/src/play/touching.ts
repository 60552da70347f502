import type { Atom, Part, Role } from './desk';
import { consistent, goesWith, type Reading } from './reading';

export interface Touched {
  readonly picked: readonly Atom[];
  /** Something that was picked had to give way: then nothing is played at once, for it may have been meant. */
  readonly gaveWay: boolean;
}

/** What the game says of its things at this moment. */
export interface Roles {
  readonly roleOf: (atom: Atom) => Role;
  readonly otherwise: (atom: Atom) => Atom | null;
}

/**
 * What is picked after a touch; null if it leads nowhere.
 *
 *   picked already            it is put down
 *   goes with what is picked  it is picked too
 *   another target            takes the place of the one before it; dice stay
 *   another means             takes the place of the oldest one: a third die of the ring, where two may be taken
 *   something else entirely   all else is put down
 */
export function touched<A>(
  reading: Reading<A>,
  picked: readonly Atom[],
  atom: Atom,
  roles: Roles,
): Touched | null {
  if (picked.includes(atom)) return { picked: picked.filter((other) => other !== atom), gaveWay: false };
  if (goesWith(reading, picked, atom)) return { picked: [...picked, atom], gaveWay: false };
  const instead = roles.otherwise(atom);
  if (instead !== null && goesWith(reading, picked, instead)) {
    return { picked: [...picked, instead], gaveWay: false };
  }
  switch (roles.roleOf(atom)) {
    case 'means':
      return otherMeans(reading, picked, atom, roles);
    case 'target':
      return otherTarget(reading, picked, atom, roles);
    case 'gathered':
      return null;
  }
}

function otherMeans<A>(
  reading: Reading<A>,
  picked: readonly Atom[],
  atom: Atom,
  roles: Roles,
): Touched | null {
  const means = picked.filter((other) => roles.roleOf(other) === 'means');
  for (let dropped = 0; dropped <= means.length; dropped++) {
    const kept = means.slice(dropped);
    if (goesWith(reading, kept, atom)) return { picked: [...kept, atom], gaveWay: true };
  }
  return null;
}

function otherTarget<A>(
  reading: Reading<A>,
  picked: readonly Atom[],
  atom: Atom,
  roles: Roles,
): Touched | null {
  const means = picked.filter((other) => roles.roleOf(other) === 'means');
  if (means.length < picked.length && goesWith(reading, means, atom)) {
    return { picked: [...means, atom], gaveWay: false };
  }
  // With some dice it could be done, but not with these: that deserves an answer, not another beginning.
  if (means.length > 0 && needsMeans(reading, atom, roles)) return null;
  return goesWith(reading, [], atom) ? { picked: [atom], gaveWay: true } : null;
}

/** Whether everything that can be done with it takes means. */
function needsMeans<A>(reading: Reading<A>, atom: Atom, roles: Roles): boolean {
  const means = meansIn(reading, roles);
  const actions = consistent(reading, [atom]);
  return actions.length > 0 && actions.every(({ parts }) => parts.some((part) => means.has(part)));
}

/** Found once for a reading: it is asked about every thing on the table. */
const KNOWN_MEANS = new WeakMap<Reading<unknown>, ReadonlySet<Part>>();

function meansIn<A>(reading: Reading<A>, { roleOf }: Roles): ReadonlySet<Part> {
  const known = KNOWN_MEANS.get(reading);
  if (known !== undefined) return known;
  const means = [...reading.partOf].filter(([atom]) => roleOf(atom) === 'means').map(([, part]) => part);
  KNOWN_MEANS.set(reading, new Set(means));
  return new Set(means);
}
