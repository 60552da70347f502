import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { CHUNKS } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { leftOut } from './build/left-out.ts';
import { licences } from './build/licences.ts';
import { serviceWorker } from './build/service-worker.ts';

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
  plugins: [ahead(), leftOut(), licences(), serviceWorker(), compressed()],
  build: {
    target: 'es2022',
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
  // `npm run dev:client`: the pages from their sources, everything else from a running server.
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:2567',
      '^/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\\?sessionId=': { target: 'ws://127.0.0.1:2567', ws: true },
    },
  },
});
