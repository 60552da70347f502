import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}

/** "client --> rules", for everything a package of the workspace is built on. */
function importsOf(name: string): readonly string[] {
  const file = join(root, 'packages', name, 'package.json');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((each) => each.startsWith('@pampa/'))
    .map((each) => `${name} --> ${each.slice('@pampa/'.length)}`);
}

test('the diagram of docs/architecture.md shows the packages as they are', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const drawn = [...page.matchAll(/^ {2}(\w+ --> \w+)$/gm)].map(([, arrow]) => arrow);
  const real = readdirSync(join(root, 'packages')).flatMap(importsOf);
  expect([...drawn].sort()).toEqual([...real].sort());
});
