import { common } from './common';
import { elGauchoScene } from './el-gaucho-scene';
import { home } from './home';
import { settings } from './settings';
import { shell } from './shell';

export const front = { common, 'el-gaucho-scene': elGauchoScene, home, settings, shell } as const;

export { house } from '@pampa/texts/de/house';
