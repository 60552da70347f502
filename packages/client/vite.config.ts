import { defineConfig } from 'vite';

export default defineConfig({
  // The server writes a <base> into the page, so one build works under any path.
  base: './',
  resolve: {
    // The workspace's packages from their sources: as ES modules, and nothing but what is used.
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  build: {
    target: 'es2022',
    // The page's policy allows no `data:` scripts, and an inlined font can't be cached on its own.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
  },
  // `npm run dev:client`: the pages from their sources, everything else from a running server.
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:2567',
      '^/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\\?sessionId=': { target: 'ws://127.0.0.1:2567', ws: true },
    },
  },
});
