import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { CHUNKS } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { devServer, devBase } from './build/dev.ts';
import { leftOut } from './build/left-out.ts';
import { licences } from './build/licences.ts';
import { serviceWorker } from './build/service-worker.ts';
import { tableHtml } from './build/table-html.ts';

// eslint-disable-next-line no-restricted-exports -- Vite asks for it.
export default defineConfig({
  // The server writes a <base> into the page, so one build works under any path.
  base: './',
  resolve: {
    // The workspace's packages from their sources: as ES modules, and nothing but what is used.
    conditions: ['source', 'module', 'browser', 'development|production'],
    // What the SDK needs of it in a tenth of the size.
    alias: { msgpackr: fileURLToPath(new URL('src/table/network/msgpack.ts', import.meta.url)) },
  },
  plugins: [ahead(), devBase(), leftOut(), licences(), serviceWorker(), tableHtml(), compressed()],
  build: {
    target: 'es2022',
    // Half a percent smaller than what Vite's own minifier makes of it: 0.7 kB of the lobby's 120.
    minify: 'terser',
    // The page's policy allows no `data:` scripts, and an inlined font can't be cached on its own.
    assetsInlineLimit: 0,
    // Whatever runs the rest of the page can preload modules.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Or half of the rules would come along with a list of names.
          includeDependenciesRecursively: false,
          groups: [...CHUNKS],
        },
      },
    },
  },
  // Bots think in one: a module like all the rest.
  worker: { format: 'es' },
  server: devServer(),
});
