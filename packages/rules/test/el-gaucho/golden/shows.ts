import type { Golden } from './golden';
import { DICE } from './shows/dice';
import { ENDING } from './shows/ending';
import { GAUCHOS } from './shows/gauchos';
import { HANDS } from './shows/hands';
import { OVERSEER } from './shows/overseer';
import { ROUND_UP } from './shows/round-up';
import { SCORES } from './shows/scores';
import { SORT } from './shows/sort';
import { START } from './shows/start';
import { STEPPE } from './shows/steppe';
import { THIEF } from './shows/thief';

/** Every match of fixtures/el-gaucho, and what it is kept for. A bug report becomes one more, without a manner. */
export const GOLDENS: readonly Golden[] = [
  ...START,
  ...DICE,
  ...GAUCHOS,
  ...THIEF,
  ...OVERSEER,
  ...STEPPE,
  ...SORT,
  ...ROUND_UP,
  ...ENDING,
  ...SCORES,
  ...HANDS,
];
