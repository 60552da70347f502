import type { Atom, Part } from './desk';
import { consistent, partsPicked, type Made, type Reading } from './reading';

/** What is picked means so far. At most one of the three is there. */
export interface Meaning<A> {
  /** Picked completely, and nothing else could be meant. */
  readonly exact: A | null;
  /** The one that a confirming tap would play. */
  readonly ready: A | null;
  readonly choices: readonly A[];
}

/** More than these nobody wants to read; one goes on touching instead. */
export const MOST_CHOICES = 6;

export interface Wording<A> {
  readonly isMeans: (atom: Atom) => boolean;
  readonly isOffered: (action: A) => boolean;
  readonly isPointless: (action: A) => boolean;
}

export function meaningOf<A extends { readonly type: string }>(
  reading: Reading<A>,
  picked: readonly Atom[],
  wording: Wording<A>,
): Meaning<A> {
  const parts = partsPicked(reading, picked);
  if (parts === null || parts.length === 0) return MEANS_NOTHING;
  const possible = sensibleOf(consistent(reading, picked), wording);
  // They contain all that is picked, so those of the same length contain nothing else.
  const complete = possible.filter((made) => made.parts.length === parts.length);
  const [first, ...others] = possible;
  if (first === undefined) return MEANS_NOTHING;
  if (others.length === 0) {
    const isExact = complete.length > 0;
    return { exact: isExact ? first.action : null, ready: isExact ? null : first.action, choices: [] };
  }
  const best = bestByOrder(complete, parts);
  // Another start tile, a second gaucho to rouse: it is good as it is, and may grow.
  if (best !== null && possible.every(({ action }) => action.type === best.type)) return readyFor(best);
  const isOpen = complete.length === 0 && picked.every((atom) => wording.isMeans(atom));
  if (!isOpen && possible.length <= MOST_CHOICES) return choiceOf(possible);
  if (complete.length > 1 && best === null) return choiceOf(complete);
  if (best !== null) return readyFor(best);
  return choiceOf(isOpen ? [] : possible.filter(({ action }) => wording.isOffered(action)));
}

/** What somebody may have in mind: nobody means what comes to nothing, unless nothing else is left. */
export function sensibleOf<A>(
  possible: readonly Made<A>[],
  { isPointless }: Pick<Wording<A>, 'isPointless'>,
): readonly Made<A>[] {
  const sensible = possible.filter(({ action }) => !isPointless(action));
  return sensible.length > 0 ? sensible : possible;
}

const MEANS_NOTHING: Meaning<never> = { exact: null, ready: null, choices: [] };

function readyFor<A>(ready: A): Meaning<A> {
  return { exact: null, ready, choices: [] };
}

function choiceOf<A>(possible: readonly Made<A>[]): Meaning<A> {
  return { exact: null, ready: null, choices: possible.map(({ action }) => action) };
}

/** The one whose parts come most nearly in the order of touching; null where that does not tell them apart. */
function bestByOrder<A>(complete: readonly Made<A>[], order: readonly Part[]): A | null {
  const ranked = complete
    .map(({ action, parts }) => ({ action, swaps: swapsBetween(parts, order) }))
    .sort((a, b) => a.swaps - b.swaps);
  const [best, next] = ranked;
  return best === undefined || best.swaps === next?.swaps ? null : best.action;
}

/** How many pairs stand the other way round. */
function swapsBetween(parts: readonly Part[], order: readonly Part[]): number {
  const places = parts.map((part) => order.indexOf(part));
  let swaps = 0;
  for (const [index, place] of places.entries()) {
    swaps += places.slice(index + 1).filter((later) => later < place).length;
  }
  return swaps;
}
