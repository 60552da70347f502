import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts them: a folder for each version, and none in anybody's path. */
const DEBIAN = '/usr/lib/postgresql';

/** One of its programs. */
export function programOf(name: string): string {
  const found = findProgram(name);
  if (found === null) throw new Error('these tests need PostgreSQL: apt-get install postgresql');
  return found;
}

function findProgram(name: string): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}
