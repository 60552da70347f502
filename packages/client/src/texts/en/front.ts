import { common } from './common';
import { elGauchoScene } from './el-gaucho-scene';
import { home } from './home';
import { settings } from './settings';
import { shell } from './shell';

/** What the front page says: all that is fetched before it. The rest comes with the first table. */
export const front = { common, 'el-gaucho-scene': elGauchoScene, home, settings, shell } as const;

export { house } from '@pampa/texts/en/house';
