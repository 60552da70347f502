/** npm run docs:settings: the manual says what the server reads. */
import { readFileSync, writeFileSync } from 'node:fs';
import { MANUAL, withSettings } from './manual';

writeFileSync(MANUAL, withSettings(readFileSync(MANUAL, 'utf8')));
