import { common } from './common';
import { shell } from './shell';
import { settings } from './settings';
import { home } from './home';
import { play } from './play';
import { elGauchoActions } from './el-gaucho-actions';
import { elGauchoNext } from './el-gaucho-next';
import { elGauchoThings } from './el-gaucho-things';
import { elGauchoBoard } from './el-gaucho-board';
import { lobby } from './lobby';
import { talk } from './talk';
import { table } from './table';
import { results } from './results';
import { practice } from './practice';
import { replay } from './replay';
import { coach } from './coach';
import { report } from './report';
import { fairness } from './fairness';
import { verify } from './verify';
import { alerts } from './alerts';
import { bots } from './bots';
import { elGauchoOptions } from './el-gaucho-options';
import { elGauchoMotion } from './el-gaucho-motion';
import { elGauchoResults } from './el-gaucho-results';
import { elGauchoScene } from './el-gaucho-scene';

/** By concern; each is a namespace of i18next. English gives the keys that every other language has to have. */
export const en = {
  common,
  shell,
  settings,
  home,
  play,
  'el-gaucho-actions': elGauchoActions,
  'el-gaucho-next': elGauchoNext,
  'el-gaucho-things': elGauchoThings,
  'el-gaucho-board': elGauchoBoard,
  lobby,
  talk,
  table,
  results,
  practice,
  replay,
  coach,
  report,
  fairness,
  verify,
  alerts,
  bots,
  'el-gaucho-options': elGauchoOptions,
  'el-gaucho-motion': elGauchoMotion,
  'el-gaucho-results': elGauchoResults,
  'el-gaucho-scene': elGauchoScene,
} as const;
