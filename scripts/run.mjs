// Runs a TypeScript file of the workspace from its sources: node scripts/run.mjs packages/cli/src/sim.ts [arguments]

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { become, installOrExit, root } from './lib/workspace.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined || !existsSync(join(root, file))) {
  console.error(`There is no ${file ?? 'file to run'}.`);
  process.exit(1);
}
installOrExit();
become('node', ['--conditions=source', '--require=ts-node/register/transpile-only', file, ...args], {
  env: { TS_NODE_PROJECT: join(root, 'tsconfig.scripts.json') },
});
