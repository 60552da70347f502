// What the tests of many servers start for themselves: PostgreSQL, Redis and proxies. Found, or on a build server installed.

import { hasAll, installPackages, succeeds } from './apt.mjs';

/** Debian has a folder for each version of it, and none in anybody's path. */
export const hasPostgres = () =>
  hasAll('initdb') || succeeds('sh', '-c', 'ls /usr/lib/postgresql/*/bin/initdb');

const PARTS = [
  { name: 'postgresql', isThere: hasPostgres },
  { name: 'redis-server', isThere: () => hasAll('redis-server') },
  // For root alone, as Debian has it.
  { name: 'nginx', isThere: () => hasAll('nginx') || succeeds('test', '-x', '/usr/sbin/nginx') },
  { name: 'caddy', isThere: () => hasAll('caddy') },
];

export function ensureStores() {
  installPackages(PARTS.filter(({ isThere }) => !isThere()).map(({ name }) => name));
}
