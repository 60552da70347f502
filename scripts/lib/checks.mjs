// The static checks, each of which counts as one.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, packages, root } from './workspace.mjs';

/** What has not changed since it was found clean is not read again. */
const ESLINT_CACHE = 'node_modules/.cache/pampa/eslint/';

function typeChecks() {
  const checks = packages()
    .filter((name) => filesOf(name, 'src', '.ts').length + filesOf(name, 'test', '.ts').length > 0)
    .map((name) => ({
      name: `types ${name}`,
      group: 'types',
      tool: 'tsc',
      args: ['-p', `packages/${name}`],
    }));
  if (filesOf('rules', 'src', '.ts').length > 0) {
    // Compiled as it ships, the rules see the language and nothing else: neither Node nor a browser.
    const args = ['-p', 'packages/rules/tsconfig.build.json', '--noEmit'];
    checks.push({ name: 'types rules, pure', group: 'types', tool: 'tsc', args });
  }
  return checks;
}

/** What the end-to-end tests run. Besides, a green type check is not yet a green build. */
export const BUILD = { name: 'build', group: 'tests', tool: 'node', args: ['scripts/build.mjs'] };

/** Whether dist holds what these sources build, by the lines of a report. */
export const wasBuilt = (lines) => lines.some(({ name, passed }) => name === BUILD.name && passed === 1);

export function staticChecks() {
  // Longest first: two run at a time.
  return [
    {
      name: 'lint',
      group: 'lint',
      tool: 'eslint',
      args: ['--cache', '--cache-strategy', 'content', '--cache-location', ESLINT_CACHE, '.'],
    },
    { name: 'format', group: 'format', tool: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
    {
      name: 'dead code',
      group: 'dead-code',
      tool: 'knip',
      args: ['--config', 'knip.config.mjs', '--no-progress', '--no-config-hints'],
    },
    {
      name: 'imports',
      group: 'imports',
      tool: 'depcruise',
      args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...sources()],
    },
    { name: 'licences', group: 'licences', tool: 'node', args: ['scripts/licences.mjs', '--check'] },
    ...typeChecks(),
    BUILD,
  ];
}

function sources() {
  return packages()
    .flatMap((name) => [join('packages', name, 'src'), join('packages', name, 'test')])
    .filter((folder) => existsSync(join(root, folder)));
}
