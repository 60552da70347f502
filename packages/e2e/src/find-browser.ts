import { existsSync } from 'node:fs';

/** Where Debian, Ubuntu, Fedora, GitHub's machines and macOS have one. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that CHROMIUM names, or the first usual one. */
export function findBrowser(): string {
  const found = [process.env['CHROMIUM'], ...USUAL_PLACES].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (found === undefined) {
    throw new Error('No Chromium was found: install one, or name its path in CHROMIUM.');
  }
  return found;
}
