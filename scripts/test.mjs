// npm test: the static checks of every package, then their quick tests.
// `--only lint,types` runs nothing but those groups (format, lint, imports, dead-code, licences, types,
// tests); `--keep-durations` writes down how long each test file took, for the order in which they begin.

import { staticChecks, wasBuilt } from './lib/checks.mjs';
import { installOrReport, report } from './lib/report.mjs';
import { runChecks, runJest } from './lib/steps.mjs';
import { ensureStores } from './lib/stores.mjs';

const begun = Date.now();
const at = process.argv.indexOf('--only');
const groups = at < 0 ? null : (process.argv[at + 1] ?? '').split(',');
const file = groups === null ? 'test.json' : 'part.json';
const wanted = (group) => groups === null || groups.includes(group);

installOrReport(file, begun);
const lines = await runChecks(staticChecks().filter((check) => wanted(check.group)));
if (wanted('tests')) {
  ensureStores();
  const keep = process.argv.includes('--keep-durations');
  lines.push(...(await runJest({ kind: 'quick', isBuilt: wasBuilt(lines), keep })));
}
process.exitCode = report(file, lines, begun) ? 0 : 1;
