import { statSync } from 'node:fs';
import { databaseFile } from '../../src/store/sqlite-file';
import type { ServerProcess } from '../support/server-process';

/** A difference often shows at every client of a table; the first few tell where to look. */
const MOST_TOLD = 12;
const LAST_LINES = 12;

/** The sentence with which a run fails: where, what was wrong, and what the server said last. */
export function explained(
  where: string,
  problems: readonly string[],
  server: ServerProcess | null,
  folder: WatchedFolder,
): Error {
  const all = [...told(problems), ...folder.problems(), ...lastWords(server)];
  return new Error([`${where}:`, ...all.map((line) => `  ${line}`)].join('\n'));
}

export function told(problems: readonly string[]): readonly string[] {
  const more = problems.length > MOST_TOLD ? [`and ${problems.length - MOST_TOLD} more`] : [];
  return [...problems.slice(0, MOST_TOLD), ...more];
}

export function lastWords(server: ServerProcess | null): readonly string[] {
  if (server === null) return ['there is no server'];
  const lines = server.logged.join('').split('\n').filter(Boolean);
  const state = server.exit === null ? 'runs' : `ended with ${server.exit}`;
  if (lines.length === 0) return [`the server ${state}, and has said nothing`];
  return [`the server ${state}; it said last:`, ...lines.slice(-LAST_LINES).map((line) => `  ${line}`)];
}

/** Notices when somebody else, tidying up the temporary files, takes the data away: then no server can keep anything. */
export class WatchedFolder {
  private known: number | null = null;

  constructor(private readonly dataDir: string) {}

  /** To be asked when the server has made its database. */
  remember(): void {
    this.known ??= this.found();
  }

  problems(): readonly string[] {
    if (this.known === null || this.known === this.found()) return [];
    const what = this.found() === null ? 'gone' : 'another file than before';
    return [`its database is ${what}: that was no server, somebody has removed ${this.dataDir}`];
  }

  /** The number by which the file system knows the file. */
  private found(): number | null {
    return statSync(databaseFile(this.dataDir), { throwIfNoEntry: false })?.ino ?? null;
  }
}
