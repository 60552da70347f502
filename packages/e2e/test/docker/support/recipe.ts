import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

const MANUAL = readFileSync(join(root, 'docs/self-hosting.md'), 'utf8');

/** The block of this language in the manual, as it stands there. */
export function recipe(language: string): string {
  const found = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(MANUAL)?.[1];
  if (found === undefined) throw new Error(`the manual has no recipe in ${language}`);
  return found;
}
