import type { GameTypes } from '@pampa/rules';
import type { Desk, Handling } from './desk';

/** What the page says in words while things are in the hand, by where it says it. */
export interface Offers<A> {
  /** Two or more that have to be told apart: a list. */
  readonly listed: readonly A[];
  /** One alone needs no list: it is a button of the bar. */
  readonly single: A | null;
  /** Of the list, what could be played without touching anything more: as long as the list is folded, there is no other way to it. */
  readonly complete: A | null;
  /** What goes along with it but is hardly what somebody wants: quiet buttons of the bar. */
  readonly aside: readonly A[];
}

export function offersOf<T extends GameTypes>(
  { choices, picked }: Pick<Desk<T>, 'choices' | 'picked'>,
  handling: Pick<Handling<T>, 'isOffered' | 'partsOf'>,
): Offers<T['action']> {
  const aside = choices.value.filter((action) => handling.isOffered(action));
  const meant = choices.value.filter((action) => !handling.isOffered(action));
  const [first, ...others] = meant;
  if (others.length === 0) return { listed: [], single: first ?? null, complete: null, aside };
  const complete = meant.filter((action) => handling.partsOf(action).length === picked.value.length);
  return {
    listed: meant,
    single: null,
    complete: complete.length === 1 ? (complete[0] ?? null) : null,
    aside,
  };
}
