import { join } from 'node:path';
import { isThere, run, type Env } from './command';
import { root } from './root';

export const FILE = join(root, 'docker-compose.yml');

/** Today's plugin of docker, or the program it once was. */
export async function compose(args: readonly string[], env: Env = {}): Promise<string> {
  const hasPlugin = await isThere('docker', 'compose', 'version');
  return hasPlugin ? run('docker', ['compose', ...args], env) : run('docker-compose', args, env);
}

interface Service {
  readonly profiles: readonly string[];
  /** Everything about it, as compose has understood it. */
  readonly text: string;
}

const PROFILES = ['https', 'scale', 'metrics'];

/** Every service of our file, whatever profile it is in. The old program shows all of them anyway. */
export async function composed(env: Env = {}): Promise<ReadonlyMap<string, Service>> {
  const wanted = PROFILES.flatMap((profile) => ['--profile', profile]);
  const config = await compose(['-f', FILE, ...wanted, 'config'], env);
  const [, services = ''] = /^services:\n((?: .*\n|\n)+)/m.exec(config) ?? [];
  const parts = services.split(/^ {2}(?=\S)/m).filter((part) => part !== '');
  return new Map(
    parts.map((text) => [text.slice(0, text.indexOf(':')), { text, profiles: profilesIn(text) }]),
  );
}

function profilesIn(service: string): readonly string[] {
  const [, list = ''] = /^ {4}profiles:\n((?: {4,6}- .*\n)+)/m.exec(service) ?? [];
  return list.split('\n').flatMap((line) => (line === '' ? [] : [line.replace(/^\s*- /, '')]));
}
