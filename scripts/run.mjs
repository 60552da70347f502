// Runs a TypeScript file of the workspace from its sources: node scripts/run.mjs packages/cli/src/sim.ts [arguments]
// With `--hot` in front it starts later and runs faster, for what plays millions of moves (see tsconfig.hot.json).
// With `--built` in front the server and the pages are built first, for what looks at them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrExit } from './lib/build.mjs';
import { become, installOrExit, root } from './lib/workspace.mjs';

const given = process.argv.slice(2);
const [isHot, isBuilt] = [given[0] === '--hot', given[0] === '--built'];
const [file, ...args] = isHot || isBuilt ? given.slice(1) : given;
if (file === undefined || !existsSync(join(root, file))) {
  console.error(`There is no ${file ?? 'file to run'}.`);
  process.exit(1);
}
installOrExit(/^packages[\\/](e2e|bench)[\\/]/.test(file) ? 'all' : 'play');
if (isBuilt) await buildOrExit();
become('node', ['--conditions=source', '--require=ts-node/register/transpile-only', file, ...args], {
  env: { TS_NODE_PROJECT: join(root, isHot ? 'tsconfig.hot.json' : 'tsconfig.scripts.json') },
});
