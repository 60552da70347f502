import { Random, sha256Hex, viewAt } from '@pampa/rules';
import { elGaucho } from '@pampa/rules/el-gaucho';
import { LEARNER, startOf, type Script } from '../../../src/learn/script';
import { cook, isAsked, legalFor, moved, othersPlay, taleOf, type Recipe, type Tale } from './recipe';
import { RECIPES, type RecipeName } from './recipes';

const MOST_TRIES = 4000;
/** So many that fit are compared, and the shortest is taken: a young table has least to be looked at. */
const ENOUGH = 6;
/** The learner plays sensibly, and every so often whatever comes to mind: a lesson needs odd things too. */
const WHIM = 6;

function attempt(name: RecipeName, recipe: Recipe, number: number): Script | null {
  const secret = sha256Hex(`${name} ${number}`);
  const { startSeat } = recipe;
  const whims = new Random(Buffer.from(secret, 'hex'));
  let now: Tale = othersPlay(taleOf(startOf({ secret, startSeat })));
  while (isAsked(now)) {
    const after = recipe.begins(now) ? cook(now, recipe) : null;
    if (after !== null && recipe.isGood(after)) {
      return { secret, startSeat, from: now.moves.length, moves: after.at(-1)?.moves ?? [] };
    }
    const legal = legalFor(now);
    const isWhim = whims.int(WHIM) === 0;
    const act = isWhim
      ? legal[whims.int(legal.length)]
      : elGaucho.fallback(viewAt(now.match, LEARNER), LEARNER);
    if (act === undefined) return null;
    now = othersPlay(moved(now, { seat: LEARNER, act }));
  }
  return null;
}

/** The same attempts give the same match, so looking again changes nothing unless the rules or a recipe did. */
export function findScript(name: RecipeName): Script | null {
  const found: Script[] = [];
  for (let number = 0; number < MOST_TRIES && found.length < ENOUGH; number++) {
    const script = attempt(name, RECIPES[name], number);
    if (script !== null) found.push(script);
  }
  return found.sort((a, b) => a.from - b.from)[0] ?? null;
}
