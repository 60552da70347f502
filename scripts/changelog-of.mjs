// Prints what CHANGELOG.md says of a version: node scripts/changelog-of.mjs v1.2.3

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/workspace.mjs';

const version = (process.argv[2] ?? '').replace(/^v/, '');
const sections = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^(?=## )/m);
const isOf = (section) => /^## \[?([^\s,\]]+)/.exec(section)?.[1] === version;
const found = sections.find((section) => version !== '' && isOf(section));
if (found === undefined) {
  console.error(`CHANGELOG.md says nothing of ${version === '' ? 'no version' : version}.`);
  process.exit(1);
}
console.log(found.split('\n').slice(1).join('\n').trim());
