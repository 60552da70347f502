import { existsSync } from 'node:fs';
import { carriedBrowser, type BrowserProgram } from './carried-browser';

/** Where Debian, Ubuntu, Fedora, GitHub's machines and macOS have one. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser that CHROMIUM names, an installed one, or the one that comes as a package of the workspace. Null where none
 * of them can be started. `CHROMIUM=package` asks for the last one, `CHROMIUM=none` for none.
 */
export async function findBrowser(): Promise<BrowserProgram | null> {
  const named = process.env['CHROMIUM'];
  if (named === 'none') return null;
  const installed = [named, ...USUAL_PLACES].find((path) => path !== undefined && existsSync(path));
  if (named !== 'package' && installed !== undefined) return { path: installed, env: {} };
  return carriedBrowser();
}
