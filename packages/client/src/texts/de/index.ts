import type { PageCatalogue } from '../say';
import { coach } from './coach';
import { elGauchoResults } from './el-gaucho-results';
import { matchPage } from './match-page';
import { replay } from './replay';
import { standings } from './standings';
import { verify } from './verify';

export const de = {
  ...matchPage,
  coach,
  'el-gaucho-results': elGauchoResults,
  replay,
  standings,
  verify,
} as const satisfies PageCatalogue;
