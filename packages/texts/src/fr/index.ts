import { barriers } from './barriers';
import { checks } from './checks';
import { elGauchoAreas } from './el-gaucho-areas';
import { elGauchoCattle } from './el-gaucho-cattle';
import { elGauchoCodes } from './el-gaucho-codes';
import { elGauchoEvents } from './el-gaucho-events';
import { elGauchoIncome } from './el-gaucho-income';
import { elGauchoPastures } from './el-gaucho-pastures';
import { elGauchoPhases } from './el-gaucho-phases';
import { emotes } from './emotes';
import { houseCodes } from './house-codes';
import { matches } from './matches';
import { notices } from './notices';
import { notifications } from './notifications';
import { presets } from './presets';
import { proposals } from './proposals';
import { records } from './records';
import { reports } from './reports';
import { server } from './server';

export const fr = {
  barriers,
  checks,
  'el-gaucho-areas': elGauchoAreas,
  'el-gaucho-cattle': elGauchoCattle,
  'el-gaucho-codes': elGauchoCodes,
  'el-gaucho-events': elGauchoEvents,
  'el-gaucho-income': elGauchoIncome,
  'el-gaucho-pastures': elGauchoPastures,
  'el-gaucho-phases': elGauchoPhases,
  emotes,
  'house-codes': houseCodes,
  matches,
  notices,
  notifications,
  presets,
  proposals,
  records,
  reports,
  server,
} as const;
