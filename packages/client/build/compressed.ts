import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed as they are. */
const WORTH_IT = /^assets\/.*\.(js|css)$/;

/**
 * Lays a compressed copy beside what is worth it, for the server to hand out (`client-routes.ts`): a third crosses the
 * wire, and nobody has to compress the same file twice.
 */
export function compressed(): Plugin {
  return {
    name: 'pampa-compressed',
    apply: 'build',
    // When everything has been written, so that nothing else takes the copies for files of the page.
    writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('nobody knows where the page is built');
      for (const name of Object.keys(bundle).filter((each) => WORTH_IT.test(each))) {
        const file = join(dir, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
