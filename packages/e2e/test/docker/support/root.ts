import { join } from 'node:path';

/** Of the workspace. */
export const root = join(__dirname, '../../../../..');
