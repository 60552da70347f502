import { signal, type Signal } from '@preact/signals';

/**
 * How a list of choices is shown:
 *
 *   unplaced  not at all, until it has its place
 *   beside    where it covers nothing that is lit
 *   folded    there is no such place: the bar has a button that opens it
 *   open      above the bar, over whatever lies there
 */
export type Folding = 'unplaced' | 'beside' | 'folded' | 'open';

/** One page has one pair of hands, and so at most one list: the stage shows it, the bar folds and opens it. */
export const currentList = signal<Signal<Folding> | null>(null);
