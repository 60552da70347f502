import type { Subject } from '../measure';
import { inTurn, type Pool } from './pool';
import { playAtRandom, playDeeds } from './random-game';

const GAMES_A_BATCH = 10;

/** Whole random games in place, as search and simulation play them. Units: games. */
export function gamesWithLegal({ games }: Pool): Subject {
  const nextGame = inTurn(games);
  return {
    id: 'games',
    prepare: () => () => {
      for (let i = 0; i < GAMES_A_BATCH; i++) playAtRandom(nextGame().fate, null);
      return GAMES_A_BATCH;
    },
  };
}

/** The same games, their choices known beforehand. Units: games. */
export function gamesWithoutLegal({ games }: Pool): Subject {
  const nextGame = inTurn(games);
  return {
    id: 'deeds',
    prepare: () => () => {
      for (let i = 0; i < GAMES_A_BATCH; i++) {
        const { fate, deeds } = nextGame();
        playDeeds(fate, deeds);
      }
      return GAMES_A_BATCH;
    },
  };
}
