import { alerts } from './alerts';
import { bots } from './bots';
import { elGauchoOptions } from './el-gaucho-options';
import { fairness } from './fairness';
import { front } from './front';
import { lobby } from './lobby';
import { results } from './results';
import { table } from './table';
import { talk } from './talk';

/** What a table says before its match: all that is fetched with it. The rest comes with the match. */
export const lobbyPage = {
  ...front,
  alerts,
  bots,
  'el-gaucho-options': elGauchoOptions,
  fairness,
  lobby,
  results,
  table,
  talk,
} as const;

export { house } from './front';
