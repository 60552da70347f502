import './production';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Game } from 'boardgame.io';

/** As in boardgame.io's own tutorial. */
interface Board {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function isVictory(cells: Board['cells']): boolean {
  return LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
}

function isDraw(cells: Board['cells']): boolean {
  return cells.every((cell) => cell !== null);
}

const TIC_TAC_TOE: Game<Board> = {
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (isDraw(G.cells)) return { draw: true };
    return undefined;
  },
};

export interface PeerGame {
  readonly click: (cell: number) => void;
  readonly isOver: () => boolean;
}

/**
 * A fresh game in a client of its own: no server, no debug panel, nobody subscribed. Never told to `start`, which it
 * needs for servers and panels only: every started client is kept in a list.
 */
export function startPeerGame(): PeerGame {
  const client = Client({ game: TIC_TAC_TOE, debug: false });
  const click = client.moves['clickCell'];
  if (click === undefined) throw new Error('boardgame.io has lost its move');
  return { click, isOver: () => client.getState()?.ctx.gameover !== undefined };
}
