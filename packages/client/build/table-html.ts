import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The server hands it out at the addresses of tables (`client-routes.ts`). */
const OUTPUT = 'table.html';
const PAGE = 'src/table-page/index.tsx';

/** The letters of our four languages. They come after all scripts, in the pause while those are read. */
const FONT = /-latin-\d+-normal-[^/]+\.woff2$/;

/**
 * The page once more for whoever comes by the link of a table: it names the files that every table needs, and the
 * type it is set in, so that they are on their way before the first script has run. What depends on who comes is for that script to say (`src/ahead.ts`).
 */
export function tableHtml(): Plugin {
  return {
    name: 'pampa-table-html',
    apply: 'build',
    // When the page itself has been written.
    writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('nobody knows where the page is built');
      const chunks = new Map(
        Object.values(bundle).flatMap((each) =>
          each.type === 'chunk' ? [[each.fileName, each] as const] : [],
        ),
      );
      const entry = [...chunks.values()].find(
        ({ facadeModuleId }) => facadeModuleId?.endsWith(PAGE) === true,
      );
      if (entry === undefined) throw new Error(`${PAGE} was not built`);
      const needed = new Set<string>();
      const add = (name: string): void => {
        if (needed.has(name)) return;
        needed.add(name);
        chunks.get(name)?.imports.forEach(add);
      };
      add(entry.fileName);
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      const scripts = [...needed]
        .filter((name) => !html.includes(name))
        .map((name) => `    <link rel="modulepreload" crossorigin href="./${name}">\n`);
      const fonts = Object.keys(bundle)
        .filter((name) => FONT.test(name))
        .map((name) => `    <link rel="preload" as="font" crossorigin href="./${name}">\n`);
      const links = [...scripts, ...fonts];
      writeFileSync(join(dir, OUTPUT), html.replace('  </head>', `${links.join('')}  </head>`));
    },
  };
}
