import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from './command';

/** Where images are kept from one time to the next. */
export const CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'pampa-image');

/** Images of our own, apart from whatever else this machine has. */
const STORE = [
  '--root',
  join(CACHE, 'images'),
  '--runroot',
  join(CACHE, 'run'),
  '--storage-driver',
  'overlay',
];

export async function buildah(...args: readonly string[]): Promise<string> {
  return (await run('buildah', [...STORE, ...args])).trim();
}
