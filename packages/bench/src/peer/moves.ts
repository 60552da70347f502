import type { Subject } from '../measure';
import { Picker } from '../picker';
import { startPeerGame, type PeerGame } from './tic-tac-toe';

const GAMES = 100;
/** Their clients are made outside the measured time. */
const GAMES_A_BATCH = 20;

/** Moves through boardgame.io's client: what one act costs where a framework does what our kernel does. */
export function peerMoves(): Subject {
  const scripts = Array.from({ length: GAMES }, (_, seed) => randomScript(new Picker(seed + 1)));
  let next = 0;
  return {
    id: 'peer',
    prepare: () => {
      const games: [PeerGame, readonly number[]][] = [];
      while (games.length < GAMES_A_BATCH) games.push([startPeerGame(), scripts[next++ % GAMES] ?? []]);
      return () => {
        let moves = 0;
        for (const [{ click }, cells] of games) {
          for (const cell of cells) click(cell);
          moves += cells.length;
        }
        return moves;
      };
    },
  };
}

/** The cells of a whole random game, in order. */
function randomScript(picker: Picker): readonly number[] {
  const { click, isOver } = startPeerGame();
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const clicked: number[] = [];
  while (!isOver()) {
    const [cell] = free.splice(picker.below(free.length), 1);
    if (cell === undefined) throw new Error('The peer goes on on a full board');
    click(cell);
    clicked.push(cell);
  }
  return clicked;
}
