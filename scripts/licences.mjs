// Writes docs/licences.md; `--check` only says whether it is current. Fails if a dependency has a licence that is not allowed.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './lib/bill.mjs';
import { licencesOf, pageOf, refusedOf } from './lib/licences.mjs';
import { root } from './lib/workspace.mjs';

const file = join(root, 'docs/licences.md');
const licences = licencesOf(billOfMaterials());
const page = pageOf(licences);
const refused = refusedOf(licences);
if (!process.argv.includes('--check')) writeFileSync(file, page);
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === page;

for (const [licence, names] of refused)
  console.error(`Not an allowed licence: ${licence} (${names.join(', ')}).`);
if (!isCurrent) console.error('docs/licences.md is not current: npm run licences writes it.');
process.exitCode = refused.length === 0 && isCurrent ? 0 : 1;
