// npm run test:docker: the image, docker-compose.yml and the proxy recipes, for real (*.docker.test.ts).

import { ensureDockTools } from './lib/dock-tools.mjs';
import { BUILD } from './lib/checks.mjs';
import { installOrReport, report } from './lib/report.mjs';
import { runChecks, runJest } from './lib/steps.mjs';

const begun = Date.now();
installOrReport('docker.json', begun);
const { able, leftOut } = ensureDockTools();
const lines = [...(await runChecks([BUILD])), ...leftOut];
if (able.length > 0) lines.push(...(await runJest({ kind: 'docker', only: able })));
process.exitCode = report('docker.json', lines, begun) ? 0 : 1;
