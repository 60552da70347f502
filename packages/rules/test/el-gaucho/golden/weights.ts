import type { Action } from '../../../src/el-gaucho/actions';
import type { Random } from '../../../src/kernel/random';
import type { Manner } from './golden';

/** How often a kind of action is drawn where several are legal: most dice get used, few gauchos are called back. */
const USUAL_WEIGHTS: Readonly<Record<Action['type'], number>> = {
  keep: 10,
  claim: 10,
  take: 60,
  stand: 60,
  lay: 30,
  raise: 60,
  occupy: 30,
  wish: 20,
  sell: 10,
  steal: 20,
  rouse: 30,
  oust: 20,
  scout: 30,
  settle: 10,
  leave: 10,
  recall: 1,
  append: 10,
  sort: 30,
  end: 10,
};

/** First the kind, then one of that kind: there are often a hundred ways to stand and only one to end. */
export function pickByWeight(
  legal: readonly Action[],
  likes: NonNullable<Manner['likes']>,
  whim: Random,
): Action {
  const weights = { ...USUAL_WEIGHTS, ...likes };
  const types = [...new Set(legal.map(({ type }) => type))];
  let rest = whim.int(Math.max(1, total(types.map((type) => weights[type]))));
  const chosen = types.find((type) => (rest -= weights[type]) < 0);
  const ofKind = chosen === undefined ? legal : legal.filter(({ type }) => type === chosen);
  return ofKind[whim.int(ofKind.length)]!;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
