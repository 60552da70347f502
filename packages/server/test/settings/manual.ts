import { join } from 'node:path';
import { z } from 'zod';
import { settingsShape } from '../../src/settings/shape';

export const MANUAL = join(__dirname, '../../../../docs/self-hosting.md');

const BEGIN = '<!-- Written by `npm run docs:settings` -->';
const END = '<!-- Up to here -->';

/** What it depends on where the house stands is told in words. */
const USUAL: Readonly<Record<string, string>> = { CLIENT_DIR: 'the built pages' };

function usualOf(name: string, shape: z.ZodType): string {
  const inWords = USUAL[name];
  if (inWords !== undefined) return inWords;
  const usual = shape instanceof z.ZodPrefault ? String(shape.def.defaultValue) : '';
  return usual === '' ? '' : `\`${usual}\``;
}

function settingsTable(): string {
  const rows = Object.entries(settingsShape.shape).map(
    ([name, shape]: readonly [string, z.ZodType]) =>
      `| \`${name}\` | ${usualOf(name, shape)} | ${shape.description ?? ''} |`,
  );
  return ['| setting | usually | what it does |', '|---|---|---|', ...rows].join('\n');
}

/** The manual with the table of settings as the server reads them. */
export function withSettings(manual: string): string {
  const [before, rest] = manual.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${MANUAL} has no place for the settings`);
  return `${before}${BEGIN}\n\n${settingsTable()}\n\n${END}${after}`;
}
