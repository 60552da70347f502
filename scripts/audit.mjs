// Asks the registry for known security issues of the production dependencies; 1 if there is a high or critical one.
// A registry that does not answer is no issue: pnpm says so in a line, and the result is 0.

import { pnpm } from './lib/workspace.mjs';

const ARGS = ['audit', '--prod', '--audit-level=high', '--ignore-registry-errors'];
/** pnpm's usual two retries take more than a minute on a machine without a network. */
const RETRIES = { PNPM_CONFIG_FETCH_RETRIES: '0' };

process.exitCode = pnpm(ARGS, { stdio: 'inherit', env: { ...RETRIES, ...process.env } }).status ?? 1;
