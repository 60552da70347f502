import { BOT_LEVELS } from '@pampa/protocol';
import { GAMES, usualOptions, viewOf } from '@pampa/rules';
import { quickRng, think } from '../src';

const FEW_NODES = { nodes: 50, isOver: () => false };

describe.each(GAMES.flatMap((game) => BOT_LEVELS.map((level) => ({ game, level, of: game.id }))))(
  'a $level at $of',
  ({ game, level }) => {
    it('only ever chooses what is legal in its own view', () => {
      const rng = quickRng(7);
      const state = game.clone(game.setup(usualOptions(game), 2, rng));
      for (let acts = 0; acts < 60; acts++) {
        const seat = game.toAct(state.open)[0];
        if (seat === undefined) break;
        const view = viewOf(state, seat);
        const { action } = think({ game, view, seat, level }, rng, FEW_NODES);
        expect(game.legal(view, seat)).toContainEqual(action);
        game.play(state, seat, action, rng);
      }
    });
  },
);
