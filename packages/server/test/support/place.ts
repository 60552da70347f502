import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { programOf } from './postgres-programs';

/**
 * Which database the tests of a run are about. `PAMPA_STORE=postgres` makes it PostgreSQL; the run has started one then, and
 * says where (see `start-postgres.ts`).
 */
export const IS_ON_POSTGRES = process.env['PAMPA_STORE'] === 'postgres';

/** By this process; another one may have made it before. */
const made = new Set<string>();

/**
 * What a server is told besides its folder: nothing, or a database that is there for this folder alone. So a server that is
 * started again on the same folder finds everything again, and nobody has to know on what.
 */
export function settingsFor(dataDir: string): Readonly<Record<string, string>> {
  if (!IS_ON_POSTGRES) return {};
  const name = databaseOf(dataDir);
  if (!made.has(name)) ask('createdb', name);
  made.add(name);
  const url = postgresOfRun();
  url.pathname = name;
  return { DATABASE_URL: url.href };
}

/** Nobody will ask for it again. */
export function forget(dataDir: string): void {
  if (IS_ON_POSTGRES) ask('dropdb', '--force', '--if-exists', databaseOf(dataDir));
}

function databaseOf(dataDir: string): string {
  return `pampa_${createHash('sha1').update(resolve(dataDir)).digest('hex')}`;
}

function postgresOfRun(): URL {
  return new URL(process.env['PAMPA_POSTGRES'] ?? '');
}

/** Its own tools, since a process of a server is started without waiting for anything. */
function ask(tool: string, ...args: readonly string[]): void {
  const { hostname, port, username, password } = postgresOfRun();
  const env = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
  try {
    execFileSync(programOf(tool), args, { env, stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    if (!String((error as { readonly stderr?: unknown }).stderr).includes('already exists')) throw error;
  }
}
