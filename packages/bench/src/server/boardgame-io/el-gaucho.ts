import { INVALID_MOVE } from 'boardgame.io/core';
import type { Game } from 'boardgame.io';
import {
  GAMES,
  same,
  usualOptions,
  viewOf,
  type Draft,
  type GameTypes,
  type Rng,
  type State,
  type View,
} from '@pampa/rules';
import type { PeerGame } from './peer-game';

const found = GAMES.find(({ id }) => id === 'el-gaucho');
if (found === undefined) throw new Error('There is no el-gaucho');
const rules = found;

/** What boardgame.io's plugin for chance offers to a move. */
interface Chance {
  Number(): number;
}

/**
 * The same game by the same rules, written the way boardgame.io asks for: one state that moves change, a playerView that
 * takes out what is secret. It is not told what happened: its clients see the next state and nothing else.
 */
export const EL_GAUCHO: Game<Draft<State<GameTypes>>> = {
  name: 'el-gaucho',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => rules.setup(usualOptions(rules), 4, rngFrom(random)) as Draft<State<GameTypes>>,
  // Whose turn it is is for the rules to say.
  turn: { activePlayers: { all: 'playing' } },
  moves: {
    act: ({ G, playerID, random }, action: { readonly type: string }) => {
      const seat = Number(playerID);
      const isAsked = rules.asking(G.open).seats.includes(seat);
      if (!isAsked || !rules.legal(viewOf(G, seat), seat).some((legal) => same(legal, action))) {
        return INVALID_MOVE;
      }
      rules.play(G, seat, action, rngFrom(random));
      return undefined;
    },
  },
  playerView: ({ G, playerID }): View<GameTypes> => viewOf(G, playerID === null ? null : Number(playerID)),
};

function rngFrom(chance: Chance): Rng {
  let draws = 0;
  const int = (below: number): number => {
    draws += 1;
    return Math.floor(chance.Number() * below);
  };
  return {
    get draws() {
      return draws;
    },
    int,
    die: () => int(6) + 1,
    shuffle: (items) => {
      for (let last = items.length - 1; last > 0; last--) {
        const other = int(last + 1);
        const moved = items[last];
        items[last] = items[other] as (typeof items)[number];
        items[other] = moved as (typeof items)[number];
      }
      return items;
    },
  };
}

export const elGaucho: PeerGame<View<GameTypes>> = {
  name: 'el-gaucho',
  toMove: ({ open }) => rules.asking(open).seats[0] ?? null,
  choose: (view, seat) => ({ move: 'act', args: [rules.fallback(view, seat)] }),
};
