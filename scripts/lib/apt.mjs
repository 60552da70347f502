// Debian packages that tests need, on a machine that is there for nothing else.

import { spawnSync } from 'node:child_process';

/** Only where nobody could mind: on a build server, as root, with apt at hand. */
export function installPackages(packages) {
  if (packages.length === 0 || process.env.CI !== 'true' || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')}...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
    if (status !== 0) console.error(stderr ?? 'apt-get is not to be had');
  }
}

export function succeeds(program, ...args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

export const hasAll = (...programs) =>
  programs.every((program) => succeeds('sh', '-c', `command -v ${program}`));
