import { numbersFor } from './player-counts';
import type { Open } from './state';
import { ALL_TILES, TILES_PER_RACE } from './tiles';

/** The share of the game in which the pile lasts; the two last rounds are the rest. */
const PILE_SHARE = 0.8;

/** How far the cattle have moved on, for progress bars and lists of tables. Exact only at both ends. */
export function progress(open: Open): number {
  if (open.phase === 'over') return 1;
  if (open.lastDiceRound > 0) {
    const roundsLeft = open.lastDiceRound + 1 - open.round;
    return PILE_SHARE + (1 - PILE_SHARE) * (1 - (roundsLeft + 1) / 3);
  }
  const { racesRemoved, startTiles } = numbersFor(open.ranches.length);
  const inGame = ALL_TILES.length - racesRemoved * TILES_PER_RACE;
  const dealt = open.tiles.length + open.steppe + startTiles * open.ranches.length;
  return PILE_SHARE * Math.min(1, Math.max(0, 1 - open.pile / (inGame - dealt)));
}
