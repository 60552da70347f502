// The browser for the end-to-end tests: found, or on a Debian machine of our own installed.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

function hasBrowser() {
  return [process.env.CHROMIUM, ...PLACES].some((path) => path !== undefined && existsSync(path));
}

/** Only where nobody could mind: on a build server, as root, with apt at hand. */
export function ensureBrowser() {
  if (hasBrowser() || process.env.CI !== 'true' || process.getuid?.() !== 0) return;
  console.log('Installing Chromium...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
    if (status !== 0) console.error(stderr ?? 'apt-get is not to be had');
  }
}
