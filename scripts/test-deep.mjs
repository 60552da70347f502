// npm run test:deep: the long tests (*.deep.test.ts), alone.

import { installOrReport, report } from './lib/report.mjs';
import { runJest } from './lib/steps.mjs';

const begun = Date.now();
installOrReport('deep.json', begun);
process.exitCode = report('deep.json', await runJest({ deep: true }), begun) ? 0 : 1;
