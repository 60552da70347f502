import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string => readFileSync(join(__dirname, '../../..', path), 'utf8');
const dockerfile = read('Dockerfile');

const allIn = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])];

test('the image is installed by the same pnpm as the workspace', () => {
  const pnpm = /pnpm@[\d.]+/g;
  expect(allIn(dockerfile, pnpm)).toEqual(allIn(read('scripts/lib/workspace.mjs'), pnpm));
});

test('the image runs on the same Node as the workspace', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const [major] = (devDependencies['node'] ?? '').split('.');
  expect(allIn(dockerfile, /node:\S+/g)).toEqual([`node:${major}-slim`]);
});
