import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const OUTPUT = 'licences.txt';

/** The folder of the package that a bundled file comes from: the last `node_modules` counts. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly text: string;
}

/**
 * Everything of others that reaches the browser, with its licence in full, as those licences ask for. Gathered from what
 * was really bundled, so that nothing is forgotten.
 */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'pampa-licences',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle(_, bundle) {
      const folders = new Set(fontFolders(root));
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) {
          const folder = PACKAGE.exec(id)?.[0];
          if (folder !== undefined && !id.startsWith('\0')) folders.add(folder);
        }
      }
      const packages = [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: OUTPUT, source: packages.map(section).join('\n\n') });
    },
  };
}

/** Fonts are no modules: they come along by style sheets. */
function fontFolders(root: string): readonly string[] {
  const fonts = join(root, 'node_modules/@fontsource');
  return readdirSync(fonts).map((name) => join(fonts, name));
}

function readPackage(folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? declared(manifest) : readFileSync(join(folder, file), 'utf8').trim();
  return { name: manifest.name, version: manifest.version, text };
}

/** Some publish no licence text, only its name. */
function declared({ name, license, author }: Manifest): string {
  if (license === undefined) throw new Error(`nobody knows under which licence ${name} is`);
  const holder = typeof author === 'object' ? author.name : author;
  return holder === undefined ? `Licence: ${license}` : `Licence: ${license}\nAuthor: ${holder}`;
}

function section({ name, version, text }: Package): string {
  const title = `${name} ${version}`;
  return `${title}\n${'='.repeat(title.length)}\n\n${text}\n`;
}
