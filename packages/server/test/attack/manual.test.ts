import { readFileSync } from 'node:fs';
import { MANUAL, withAttacks } from './manual';

test('docs/security.md names every attack, what it does and its bar', () => {
  const manual = readFileSync(MANUAL, 'utf8');
  // If not: `npm run attack -- --only none --write`.
  expect(manual).toBe(withAttacks(manual));
});
