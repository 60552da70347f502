import { join } from 'node:path';
import { isThere, run, type Env } from './command';
import { root } from './root';

export const FILE = join(root, 'docker-compose.yml');

/** Today's plugin of docker, or the program it once was. */
export async function compose(args: readonly string[], env: Env = {}): Promise<string> {
  const hasPlugin = await isThere('docker', 'compose', 'version');
  return hasPlugin ? run('docker', ['compose', ...args], env) : run('docker-compose', args, env);
}
