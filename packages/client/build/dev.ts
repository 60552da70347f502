import type { Plugin, ServerOptions } from 'vite';

/** What the page itself is not: the server's own addresses, and the sockets of tables. */
const OF_THE_SERVER = '^/(api|admin|healthz|readyz|metrics|monitor)(/|\\?|$)';
const SOCKETS = '^/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\\?sessionId=';

/**
 * `npm run dev`: the pages from their sources, and everything else from the server that scripts/dev.mjs has started, under one
 * address. The server sees that address too: it compares it with where a page says it comes from.
 */
export function devServer(): ServerOptions {
  const target = process.env['PAMPA_SERVER'] ?? 'http://127.0.0.1:2567';
  return {
    strictPort: true,
    proxy: {
      [OF_THE_SERVER]: { target, xfwd: true },
      [SOCKETS]: { target, xfwd: true, ws: true },
    },
  };
}

/** What our server writes into the page when it hands it out. */
export function devBase(): Plugin {
  return {
    name: 'pampa-dev-base',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'base', attrs: { href: '/' }, injectTo: 'head-prepend' }],
  };
}
