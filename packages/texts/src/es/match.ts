import { elGauchoAreas } from './el-gaucho-areas';
import { elGauchoCattle } from './el-gaucho-cattle';
import { elGauchoCodes } from './el-gaucho-codes';
import { elGauchoEvents } from './el-gaucho-events';
import { elGauchoIncome } from './el-gaucho-income';
import { elGauchoPastures } from './el-gaucho-pastures';
import { elGauchoPhases } from './el-gaucho-phases';
import { house } from './house';

export const match = {
  ...house,
  'el-gaucho-areas': elGauchoAreas,
  'el-gaucho-cattle': elGauchoCattle,
  'el-gaucho-codes': elGauchoCodes,
  'el-gaucho-events': elGauchoEvents,
  'el-gaucho-income': elGauchoIncome,
  'el-gaucho-pastures': elGauchoPastures,
  'el-gaucho-phases': elGauchoPhases,
} as const;
