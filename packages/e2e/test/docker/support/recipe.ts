import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

const MANUAL = readFileSync(join(root, 'docs/self-hosting.md'), 'utf8');

/** The first block of this language in the manual, or in this part of it, as it stands there. */
export function recipe(language: string, heading = ''): string {
  const part = MANUAL.slice(MANUAL.indexOf(heading));
  const found = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(part)?.[1];
  if (found === undefined) throw new Error(`the manual has no recipe in ${language}`);
  return found;
}

/** Put in the place of the manual's examples. */
export function filledIn(text: string, replaced: Readonly<Record<string, string>>): string {
  return Object.entries(replaced).reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`the recipe has no ${from}`);
    return done.replaceAll(from, to);
  }, text);
}
