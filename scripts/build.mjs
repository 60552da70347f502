// Builds the server and the pages, as `npm start` does before it starts them.

import { buildOrExit } from './lib/build.mjs';
import { installOrExit } from './lib/workspace.mjs';

installOrExit('play');
await buildOrExit();
