import { defineConfig } from 'vite';
import { licences } from './build/licences.ts';
import { serviceWorker } from './build/service-worker.ts';

const FRONT = new RegExp(
  [
    'node_modules/(preact|@preact/signals|@preact/signals-core|i18next)/',
    'packages/texts/src/([a-z-]+|house/[a-z-]+|el-gaucho/[a-z-]+)\\.ts$',
    'packages/protocol/src/(code-alphabet|codes|proposals|seats)\\.ts$',
    'packages/client/src/(app|settings|shell)/',
    'packages/client/src/home/(?!about-pictures)',
    'packages/client/src/texts/(say|load)\\.ts$',
    'packages/client/src/table/(api|open-table|random|refused|seats-kept)\\.ts$',
  ].join('|'),
);

// eslint-disable-next-line no-restricted-exports -- Vite asks for it.
export default defineConfig({
  // The server writes a <base> into the page, so one build works under any path.
  base: './',
  resolve: {
    // The workspace's packages from their sources: as ES modules, and nothing but what is used.
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  plugins: [licences(), serviceWorker()],
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
          groups: [
            // The texts want to know a tile’s race and why an undo stops. Left to itself the bundler would bring all rules
            // along for that, and with them a front page that is half as large again.
            { name: 'words', test: /rules\/src\/(el-gaucho\/tiles|kernel\/barriers)\.ts$/, priority: 2 },
            // What the front page is made of in one file: twenty small ones cost a tenth more.
            { name: 'page', test: FRONT, priority: 1 },
          ],
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
