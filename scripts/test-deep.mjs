// npm run test:deep: the long tests (*.deep.test.ts), and those of the server once more on PostgreSQL.

import { BUILD, wasBuilt } from './lib/checks.mjs';
import { installOrReport, report } from './lib/report.mjs';
import { runChecks, runJest } from './lib/steps.mjs';
import { ensureStores } from './lib/stores.mjs';

const begun = Date.now();
installOrReport('deep.json', begun);
ensureStores();
const lines = await runChecks([BUILD]);
for (const kind of ['deep', 'postgres']) {
  const keep = kind === 'deep' && process.argv.includes('--keep-durations');
  lines.push(...(await runJest({ kind, isBuilt: wasBuilt(lines), keep })));
}
process.exitCode = report('deep.json', lines, begun) ? 0 : 1;
