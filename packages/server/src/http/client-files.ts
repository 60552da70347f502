import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ByteCache } from '../byte-cache';
import { isError } from '../log/describe-error';

/** For whoever builds the pages while the server runs. */
const LIST_EVERY_MS = 1000;

/** A build is the folder itself and `assets`; deeper is somebody's home directory. */
const DEEPEST = 3;

/** A build is a few MB. What does not fit is read again when it is asked for. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface ClientFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Of a file on the disk. */
interface Version {
  /** Another one is another content. */
  readonly version: string;
  readonly size: number;
}

interface Kept {
  readonly version: string;
  readonly file: Promise<ClientFile>;
}

/**
 * The files of the built page, from memory: each is read from the disk when it is first asked for. The folder is listed, once
 * a second at most, and only what is in the list is ever opened: no request names a file by its path.
 */
export class ClientFiles {
  private versions: ReadonlyMap<string, Version> = new Map();
  private listedAt = -Infinity;
  private listing: Promise<void> | null = null;
  private readonly kept = new ByteCache<Kept>(MOST_BYTES);

  constructor(private readonly folder: string) {}

  /** By its path in the folder, with slashes. Null: there is none, or it is hidden. */
  async find(name: string): Promise<ClientFile | null> {
    await this.list();
    const found = this.versions.get(name);
    if (found === undefined) return null;
    const known = this.kept.get(name);
    if (known?.version === found.version) return known.file;
    const file = readFile(join(this.folder, name)).then(clientFile);
    this.kept.set(name, { version: found.version, file }, found.size);
    try {
      return await file;
    } catch (error) {
      this.kept.delete(name);
      if (isMissing(error)) return null;
      throw error;
    }
  }

  private async list(): Promise<void> {
    if (performance.now() - this.listedAt < LIST_EVERY_MS) return;
    this.listing ??= this.listAnew().finally(() => (this.listing = null));
    await this.listing;
  }

  private async listAnew(): Promise<void> {
    const names = await namesIn(this.folder, '', DEEPEST);
    const entries = await Promise.all(names.map((name) => this.versionOf(name)));
    this.versions = new Map(entries.flat());
    this.listedAt = performance.now();
    for (const name of this.kept.keys()) if (!this.versions.has(name)) this.kept.delete(name);
  }

  /** None if the file went away since the folder was listed. */
  private async versionOf(name: string): Promise<readonly (readonly [string, Version])[]> {
    const found = await stat(join(this.folder, name)).catch(ignoreMissing(null));
    if (found === null) return [];
    return [[name, { version: `${found.mtimeMs} ${found.size}`, size: found.size }]];
  }
}

export function clientFile(bytes: Buffer): ClientFile {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

async function namesIn(folder: string, path: string, depth: number): Promise<readonly string[]> {
  if (depth === 0) return [];
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(ignoreMissing([]));
  const names = entries.map(async (entry) => {
    if (entry.name.startsWith('.')) return [];
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isFile()) return [name];
    return entry.isDirectory() ? namesIn(folder, name, depth - 1) : [];
  });
  return (await Promise.all(names)).flat();
}

function ignoreMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (isMissing(error)) return instead;
    throw error;
  };
}

function isMissing(error: unknown): boolean {
  return isError(error) && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
