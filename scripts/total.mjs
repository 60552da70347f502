// Sums reports up into one line. A report that is missing is a run that broke off: one failure.

import { readFileSync } from 'node:fs';

const total = { passed: 0, failed: 0 };
for (const file of process.argv.slice(2)) {
  try {
    const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'));
    total.passed += passed;
    total.failed += failed;
  } catch {
    total.failed += 1;
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
