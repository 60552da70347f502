// Runs a tool of the workspace, installed first if need be: node scripts/tool.mjs [--in packages/rules] prettier --write .

import { join } from 'node:path';
import { become, installOrExit, root } from './lib/workspace.mjs';

const args = process.argv.slice(2);
const cwd = args[0] === '--in' ? join(root, args.splice(0, 2)[1]) : root;
const [tool, ...rest] = args;
if (tool === undefined) {
  console.error('Which tool?');
  process.exit(1);
}
installOrExit();
become(tool, rest, { cwd });
