import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'src/ahead.ts';

/** Puts the small script that goes ahead into the page, as a file of its own: it must not wait for the large ones. */
export function ahead(): Plugin {
  let root = '';
  let reference = '';
  return {
    name: 'pampa-ahead',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    buildStart() {
      reference = this.emitFile({ type: 'chunk', id: join(root, SOURCE), name: 'ahead' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(SOURCE) === true,
        );
        if (file === undefined) throw new Error(`${SOURCE} was not built (${reference})`);
        const attrs = { type: 'module', async: true, crossorigin: true, src: `./${file.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}
