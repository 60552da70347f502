import { join } from 'node:path';

const PACKAGE = join(__dirname, '../..');
export const ROOT = join(PACKAGE, '../..');

const FROM_SOURCE = ['--conditions=source', '--require=ts-node/register/transpile-only'];

/**
 * How Node runs a file of this package in a process of its own, named from the package's folder. `npm test` has built
 * everything before, and what ships starts in a third of the time; whoever runs a single test runs what he has just written.
 */
export function programOf(file: string, flags: readonly string[] = []): readonly string[] {
  const isBuilt = process.env['PAMPA_BUILT'] === '1' && file.startsWith('src/');
  if (isBuilt) return [...flags, join(PACKAGE, file.replace(/^src\/(.+)\.ts$/, 'dist/$1.js'))];
  return [...FROM_SOURCE, ...flags, join(PACKAGE, file)];
}
