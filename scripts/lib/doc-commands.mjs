// Which commands the documentation tells people to type.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const BEGINS = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|docker|curl|git|node_modules\/\.bin\/\w+) /;

/** The pages people read; what is generated says itself how it was made. */
function pages() {
  const docs = readdirSync(join(root, 'docs'), { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file));
  return ['README.md', ...docs.sort()];
}

/** Of one page: lines of code blocks, and code within sentences. */
function commandsIn(text) {
  const blocks = [...text.matchAll(/^(?: {4}|\t)(.+)$/gm), ...fenced(text)].map(([, line]) => line);
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  return [...blocks, ...inline]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => BEGINS.test(`${line} `));
}

function fenced(text) {
  return [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, body]) =>
    body.split('\n').map((line) => [line, line]),
  );
}

/** Every command once, with the pages it stands on. */
export function documentedCommands() {
  const found = new Map();
  for (const page of pages()) {
    for (const command of commandsIn(readFileSync(join(root, page), 'utf8'))) {
      found.set(command, [...new Set([...(found.get(command) ?? []), page])]);
    }
  }
  return found;
}
