import { elGauchoActions } from './el-gaucho-actions';
import { elGauchoBoard } from './el-gaucho-board';
import { elGauchoMotion } from './el-gaucho-motion';
import { elGauchoNext } from './el-gaucho-next';
import { elGauchoThings } from './el-gaucho-things';
import { lobbyPage } from './lobby-page';
import { play } from './play';
import { practice } from './practice';
import { report } from './report';

export const matchPage = {
  ...lobbyPage,
  'el-gaucho-actions': elGauchoActions,
  'el-gaucho-board': elGauchoBoard,
  'el-gaucho-motion': elGauchoMotion,
  'el-gaucho-next': elGauchoNext,
  'el-gaucho-things': elGauchoThings,
  play,
  practice,
  report,
} as const;

export { match as house } from '@pampa/texts/es/match';
