// Writes the bill of materials of a release: node scripts/sbom.mjs [FILE]

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { billOfMaterials } from './lib/bill.mjs';
import { root } from './lib/workspace.mjs';

const file = resolve(process.argv[2] ?? join(root, '.reports/pampa.cdx.json'));
const bill = billOfMaterials();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} components of pampa ${bill.metadata.component.version}: ${file}`);
