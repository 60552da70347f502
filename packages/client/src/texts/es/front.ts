import { common } from './common';
import { home } from './home';
import { settings } from './settings';
import { shell } from './shell';

export const front = { common, home, settings, shell } as const;
