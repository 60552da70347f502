import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsShape } from '../../src/settings/shape';
import { MANUAL, withSettings } from './manual';

const COMPOSE = join(__dirname, '../../../../docker-compose.yml');

/** In a container these are the image's to say. */
const OF_THE_IMAGE = ['PORT', 'HOST', 'DATA_DIR', 'CLIENT_DIR', 'DEV'];

test('the manual has every setting, with what it usually is and what it does', () => {
  const manual = readFileSync(MANUAL, 'utf8');
  // If not: `npm run docs:settings`.
  expect(manual).toBe(withSettings(manual));
});

test('docker-compose.yml passes every setting on', () => {
  const [, block = ''] = /environment: &settings\n((?: {6}.*\n)+)/.exec(readFileSync(COMPOSE, 'utf8')) ?? [];
  const passed = [...block.matchAll(/^ {6}(\w+): \$\{\1:-\}$/gm)].map(([, name]) => name);
  const settings = Object.keys(settingsShape.shape).filter((name) => !OF_THE_IMAGE.includes(name));
  expect(passed).toEqual(settings);
});
