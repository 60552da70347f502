import { BOT_LEVELS } from '@pampa/protocol';
import { viewOf } from '@pampa/rules';
import { appraise, quickRng, think } from '../src';
import { isLegal, NO_CLOCK } from './support/tables';
import { nim, type Nim } from './support/nim';

const LIMIT = { nodes: 2_000, isOver: NO_CLOCK };

describe('a game that nobody has written anything about for the bots', () => {
  it.each(BOT_LEVELS)('is played to its end by a %s', (level) => {
    const rng = quickRng(3);
    const state = nim.clone(nim.setup({}, 2, rng));
    while (nim.result(state.open) === null) {
      const seat = state.open.turn;
      const view = viewOf<Nim>(state, seat);
      const { action } = think({ game: nim, view, seat, level }, rng, LIMIT);
      expect(isLegal(nim, { state, view, seat }, action)).toBe(true);
      nim.play(state, seat, action, rng);
    }
  });

  it.each(['gaucho', 'baron'] as const)('a %s takes the win that lies there', (level) => {
    const open = { matches: 3, turn: 0, winner: null };
    const { action } = think({ game: nim, view: { open, held: {} }, seat: 0, level }, quickRng(1), LIMIT);
    expect(action).toEqual({ type: 'take', count: 3 });
  });

  it('is appraised by its outcomes', () => {
    const view = { open: { matches: 2, turn: 0, winner: null }, held: {} };
    const [one, two] = appraise({ game: nim, view, seat: 0 }, nim.legal(view, 0), quickRng(1), LIMIT);
    expect([one!.expected, two!.expected]).toEqual([-1, 1]);
  });
});
