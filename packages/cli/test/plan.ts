import { simArguments, type SimPlan } from '../src/sim-arguments';

/** The plan that a command line asks for. */
export function planFor(...args: readonly string[]): SimPlan {
  const asked = simArguments(['--out', 'nowhere', ...args]);
  if (!('wish' in asked)) throw new Error(JSON.stringify(asked));
  return asked.wish;
}
