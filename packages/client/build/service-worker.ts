import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'src/pwa/service-worker.ts';
const OUTPUT = 'service-worker.js';

/**
 * Fetched when they are shown, by those who show them: letters that only some languages far from ours need, and the page
 * of whoever runs the server.
 */
const NOT_KEPT = /-latin-ext-|^assets\/operator-/;

/**
 * Builds the service worker and tells it what to keep: everything the page may ever need of this version, so that it
 * starts without a connection and lacks nothing in the middle of a game.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'pampa-service-worker',
    apply: 'build',
    configResolved(config) {
      ({ root, publicDir } = config);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, SOURCE), fileName: OUTPUT });
    },
    generateBundle: {
      // After everything else has been named.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[OUTPUT];
        if (worker?.type !== 'chunk') throw new Error(`${OUTPUT} was not built`);
        if (worker.imports.length > 0) throw new Error(`${OUTPUT} has to stand alone`);
        const own = readdirSync(publicDir);
        const built = Object.keys(bundle).filter(
          (name) => name.startsWith('assets/') && !NOT_KEPT.test(name),
        );
        const files = [...own, ...built].sort();
        const version = createHash('sha256').update(files.join('\n'));
        for (const name of own) version.update(readFileSync(join(publicDir, name)));
        worker.code = worker.code
          .replace('__KEPT_FILES__', JSON.stringify(files))
          .replace('__KEPT_VERSION__', JSON.stringify(version.digest('hex').slice(0, 12)));
      },
    },
  };
}
