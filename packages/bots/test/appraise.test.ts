import { viewOf, type State } from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho, type Open } from '@pampa/rules/el-gaucho';
import { appraise, Appraiser, quickRng } from '../src';
import { momentsOf, NO_CLOCK } from './support/tables';

const moment = momentsOf(2, 31, 20)[2]!;
const position = { game: elGaucho, view: moment.view, seat: moment.seat };
const actions = elGaucho.legal(moment.view, moment.seat).slice(0, 4);

it('knows more after more samples, and says so', () => {
  const appraiser = new Appraiser(position, actions, quickRng(2));
  const first = appraiser.deepen({ nodes: 8_000, isOver: NO_CLOCK });
  const later = appraiser.deepen({ nodes: 40_000, isOver: NO_CLOCK });
  expect(first.map(({ action }) => action)).toEqual(actions);
  for (const [index, { samples, error }] of later.entries()) {
    expect(samples).toBeGreaterThan(3 * first[index]!.samples);
    expect(error).toBeLessThan(first[index]!.error);
  }
});

it('does not care in how many steps it was asked', () => {
  const atOnce = appraise(position, actions, quickRng(2), { nodes: 6_000, isOver: NO_CLOCK });
  const { samples } = atOnce[0]!;
  expect(samples).toBeGreaterThan(3);
  // The plans first, then hardly enough for one world, so that none is skipped.
  const inSteps = new Appraiser(position, actions, quickRng(2));
  let last = inSteps.deepen({ nodes: 1_200, isOver: NO_CLOCK });
  for (let nodes = 100; last[0]!.samples < samples;) {
    const next = inSteps.deepen({ nodes, isOver: NO_CLOCK });
    if (next[0]!.samples === last[0]!.samples) nodes += 50;
    last = next;
  }
  expect(last).toEqual(atOnce);
});

it('compares in the same worlds: differences are known better than the leads themselves', () => {
  const found = appraise(position, actions, quickRng(4), { nodes: 15_000, isOver: NO_CLOCK });
  const best = found.find(({ behind }) => behind === 0)!;
  expect(best.expected).toBe(Math.max(...found.map(({ expected }) => expected)));
  for (const { expected, error, behind, behindError } of found) {
    expect(behind).toBeCloseTo(best.expected - expected, 6);
    expect(behindError).toBeLessThan(Math.hypot(error, best.error));
  }
});

it('says nothing as long as it has seen nothing', () => {
  const [first] = appraise(position, actions, quickRng(4), { nodes: 0, isOver: NO_CLOCK });
  expect(first).toMatchObject({ samples: 0, error: Infinity });
});

/** The round without dice, one seat with a herd of three and the sale manned: five pesos for nothing. */
function lastChanceToSell(): State<ElGaucho> {
  const state = elGaucho.clone(elGaucho.setup({ layout: 'wide', startSeat: 0 }, 2, quickRng(8)));
  const open = state.open;
  for (const ranch of open.ranches) ranch.ready = true;
  for (const held of state.held) [held.discarded, held.drawn] = [held.drawn, []];
  const last: Partial<Open> = { phase: 'turn', round: 9, lastDiceRound: 8, pile: 0 };
  Object.assign(open, last);
  open.turn = { seat: 0, mustTake: false, dice: [], wish: 0, settled: false };
  const [first, second] = open.ranches;
  first!.areas.sale = 'manned';
  first!.herds.black = [3012, 3009, 3004];
  second!.herds.brown = [1012, 1009];
  return state;
}

it('sees that an immediate sale in the last round is worth five pesos, and the best there is', () => {
  const state = lastChanceToSell();
  const choices: readonly Action[] = [{ type: 'end' }, { type: 'sell', race: 'black' }];
  const view = viewOf(state, 0);
  const [end, sell] = appraise({ game: elGaucho, view, seat: 0 }, choices, quickRng(1), {
    nodes: 2_000,
    isOver: NO_CLOCK,
  });
  expect(sell!.expected - end!.expected).toBeCloseTo(5, 6);
  expect(end).toMatchObject({ behind: 5, behindError: 0 });
});
