import { INVALID_MOVE } from 'boardgame.io/core';
import type { Game } from 'boardgame.io';
import type { PeerGame } from './peer-game';

/** For four, and without an end: the cells of a full board are free again. */
interface Board {
  cells: (string | null)[];
}

const CELLS = 16;

/** As the tic-tac-toe of boardgame.io's own tutorial: next to no rules and a small state. */
export const CLAIMS: Game<Board> = {
  name: 'claims',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ cells: empty() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (G.cells.every((each) => each !== null)) G.cells = empty();
      return undefined;
    },
  },
};

function empty(): Board['cells'] {
  return new Array<string | null>(CELLS).fill(null);
}

export const claims: PeerGame<Board> = {
  name: 'claims',
  toMove: (_G, { currentPlayer }) => Number(currentPlayer),
  choose: ({ cells }) => ({ move: 'claim', args: [cells.indexOf(null)] }),
};
