import { elGaucho } from './el-gaucho/game';
import type { Game, GameTypes } from './kernel/game';

/**
 * Every game of the house, one line each. A version of the rules stays as long as unfinished matches or records of it
 * may turn up.
 */
export const GAMES: readonly Game<GameTypes>[] = [elGaucho];
