import { coach } from './coach';
import { elGauchoResults } from './el-gaucho-results';
import { matchPage } from './match-page';
import { replay } from './replay';
import { standings } from './standings';
import { verify } from './verify';

/**
 * By concern; each is a namespace of i18next. English gives the keys that every other language has to have. A concern stands
 * in one list alone: that of the step it is first needed in (front, lobby-page, match-page), or here.
 */
export const en = {
  ...matchPage,
  coach,
  'el-gaucho-results': elGauchoResults,
  replay,
  standings,
  verify,
} as const;
