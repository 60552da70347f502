import { findBrowser } from '../../src/find-browser';

/**
 * Runs once before all tests with windows: unpacks the browser if need be, and says so in one sentence where there is none.
 * `skip-without-browser.ts` reads what was found.
 */
async function lookForBrowser(): Promise<void> {
  if ((await findBrowser()) !== null) return;
  process.env['CHROMIUM'] = 'none';
  console.error(
    'No Chromium can be started on this machine, so tests with a browser are skipped. Install one, or name its path in CHROMIUM.',
  );
}

export = lookForBrowser;
