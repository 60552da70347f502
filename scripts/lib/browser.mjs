// The browser for the end-to-end tests: found, or on a Debian machine of our own installed.

import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

function hasBrowser() {
  return [process.env.CHROMIUM, ...PLACES].some((path) => path !== undefined && existsSync(path));
}

export function ensureBrowser() {
  if (!hasBrowser()) installPackages(['chromium']);
}
