import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { settingsShape } from '../../src/settings/shape';

const MANUAL = join(__dirname, '../../../../docs/running.md');

/** What it depends on where the house stands is told in words. */
const USUAL: Readonly<Record<string, string>> = { CLIENT_DIR: 'the built pages' };

function rowOf([name, shape]: readonly [string, z.ZodType]): string {
  const usual = USUAL[name] ?? (shape instanceof z.ZodPrefault ? String(shape.def.defaultValue) : '');
  return `| \`${name}\` | ${usual === '' ? '' : `\`${usual}\``} | ${shape.description ?? ''} |`;
}

test('the manual has every setting, with what it usually is and what it does', () => {
  const rows = Object.entries(settingsShape.shape).map(rowOf);
  const table = ['| setting | usually | what it does |', '|---|---|---|', ...rows].join('\n');
  expect(readFileSync(MANUAL, 'utf8')).toContain(table.replace('`the built pages`', 'the built pages'));
});
