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
    // It can't be installed like a package. Where there is none, these two show as much of it as can be shown.
    otherwise: ['image', 'compose'],
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

/** What nothing else stands in for is a failure on a build server (see report.mjs); the rest is only said. */
function lineOf({ name, needs, otherwise }, able) {
  const line = { name: `docker tests ${name}` };
  const isStoodInFor = otherwise?.every((other) => able.includes(other)) === true;
  if (!isStoodInFor) return { ...line, leftOut: `needs ${needs}` };
  const note = `needs ${needs}; shown without one by ${otherwise.join(' and ')}`;
  return { ...line, result: 'left out', passed: 0, failed: 0, seconds: 0, note };
}

/** Which test files can be run here, and a line for each that can't. */
export function ensureDockTools() {
  installPackages([...new Set(PARTS.filter((part) => !part.isAble()).flatMap(({ packages }) => packages))]);
  const able = PARTS.filter((part) => part.isAble()).map(({ name }) => name);
  return {
    able: able.map((name) => `${name}.docker.test.ts`),
    leftOut: PARTS.filter(({ name }) => !able.includes(name)).map((part) => lineOf(part, able)),
  };
}
