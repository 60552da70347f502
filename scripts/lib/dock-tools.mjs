// What the tests of the image, of compose and of the proxies are run with: found, or on a Debian machine of our own installed.

import { hasAll, installPackages, succeeds } from './apt.mjs';
import { hasPostgres } from './stores.mjs';

const isRoot = process.getuid?.() === 0;

const hasEngine = () => succeeds('docker', 'info');

/** Each part is a test file, with what it needs one way or another. */
const PARTS = [
  {
    name: 'image',
    packages: ['buildah', 'debootstrap', 'runc'],
    needs: 'a Docker engine, or to be root and have buildah, debootstrap and runc',
    isAble: () => hasEngine() || (isRoot && hasAll('buildah', 'debootstrap', 'runc')),
  },
  {
    name: 'compose',
    packages: ['docker-compose'],
    needs: 'docker compose',
    isAble: () => succeeds('docker', 'compose', 'version') || hasAll('docker-compose'),
  },
  {
    name: 'engine',
    packages: [],
    needs: 'a Docker engine',
    isAble: () => hasEngine() && succeeds('docker', 'compose', 'version'),
  },
  {
    name: 'proxies',
    packages: ['nginx', 'caddy'],
    needs: 'nginx and caddy',
    isAble: () => hasAll('nginx', 'caddy'),
  },
  {
    name: 'scale',
    packages: ['nginx', 'caddy', 'redis-server', 'postgresql'],
    needs: 'nginx, caddy, redis-server and PostgreSQL',
    isAble: () => hasAll('nginx', 'caddy', 'redis-server') && hasPostgres(),
  },
];

/** Which test files can be run here, and a line for each that can't. */
export function ensureDockTools() {
  installPackages([...new Set(PARTS.filter((part) => !part.isAble()).flatMap(({ packages }) => packages))]);
  const parts = PARTS.map((part) => ({ ...part, able: part.isAble() }));
  return {
    able: parts.filter(({ able }) => able).map(({ name }) => `${name}.docker.test.ts`),
    leftOut: parts
      .filter(({ able }) => !able)
      .map(({ name, needs }) => ({ name: `docker tests ${name}`, leftOut: `needs ${needs}` })),
  };
}
