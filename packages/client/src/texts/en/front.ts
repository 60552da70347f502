import { common } from './common';
import { home } from './home';
import { settings } from './settings';
import { shell } from './shell';

/** What the front page says: all that is fetched before it. The rest comes with the first table. */
export const front = { common, home, settings, shell } as const;
