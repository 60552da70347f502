import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string => readFileSync(join(__dirname, '../../..', path), 'utf8');
const dockerfile = read('Dockerfile');

const manifest = (path: string): { readonly dependencies?: Readonly<Record<string, string>> } =>
  JSON.parse(read(`packages/${path}/package.json`)) as object;

/** A package of ours and all packages of ours that it is built on. */
function withNeeds(name: string): string[] {
  const needs = Object.keys(manifest(name).dependencies ?? {}).filter((each) => each.startsWith('@pampa/'));
  return [name, ...needs.flatMap((each) => withNeeds(each.slice('@pampa/'.length)))];
}

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

test('the image installs what server and client are built on, and so no browser', () => {
  const copied = [...dockerfile.matchAll(/^COPY packages\/(\w+)\/package\.json /gm)].map(([, name]) => name);
  expect(copied).toEqual([...new Set(['server', 'client'].flatMap(withNeeds))].sort());
});
