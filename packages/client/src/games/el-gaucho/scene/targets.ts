import type { Action, Die } from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';

/** What dice could do somewhere: the sum it takes, and whether a gaucho would stand or lie there. */
export interface Target {
  readonly atom: Atom;
  readonly sum: number;
  readonly pose: 'standing' | 'lying';
  /** Somebody who lies there gets up. */
  readonly isRaise: boolean;
  /** More dice than those that are picked are needed for it. */
  readonly isPartial: boolean;
}

/** Where the picked dice lead, alone or with others: for each place the way that needs the fewest more dice. */
export function targetsOf(legal: readonly Action[], picked: readonly Die[]): readonly Target[] {
  if (picked.length === 0) return [];
  const found = new Map<string, Target>();
  for (const action of legal) {
    if (
      action.type !== 'stand' &&
      action.type !== 'lay' &&
      action.type !== 'raise' &&
      action.type !== 'occupy'
    ) {
      continue;
    }
    const rest = without(action.dice, picked);
    if (rest === null) continue;
    const atom = action.type === 'occupy' ? `area:${action.area}` : `space:${action.space}`;
    const target: Target = {
      atom,
      sum: action.dice.reduce((sum, die) => sum + die, 0),
      pose: action.type === 'lay' ? 'lying' : 'standing',
      isRaise: action.type === 'raise',
      isPartial: rest.length > 0,
    };
    const known = found.get(atom);
    if (known === undefined || (known.isPartial && !target.isPartial)) found.set(atom, target);
  }
  return [...found.values()];
}

/** What is left of the dice; null if they are not among them. */
function without(dice: readonly Die[], taken: readonly Die[]): readonly Die[] | null {
  const rest = [...dice];
  for (const die of taken) {
    const index = rest.indexOf(die);
    if (index === -1) return null;
    rest.splice(index, 1);
  }
  return rest;
}
