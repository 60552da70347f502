import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildah, CACHE } from './buildah';
import { run } from './command';

/** What the Dockerfile builds on. */
export const BASE = 'docker.io/library/node:24-slim';

const DEBIAN = 'bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Where no registry can be reached, the base is put together from what it is made of itself: the smallest Debian, Node and
 * npm. It is kept under its real name, so that the Dockerfile stays as it is.
 */
export async function ensureStandInBase(): Promise<void> {
  const label = `pampa.stand-in=${process.version}`;
  if ((await buildah('images', '--quiet', '--filter', `label=${label}`)) !== '') return;
  const debian = join(CACHE, 'debian');
  rmSync(debian, { recursive: true, force: true });
  mkdirSync(debian, { recursive: true });
  await run('debootstrap', ['--variant=minbase', DEBIAN, debian]);
  await putNode(debian);
  const container = await buildah('from', 'scratch');
  await buildah('add', '--quiet', container, debian, '/');
  await buildah('config', '--label', label, '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container);
  // A network that looks into what passes has a certificate of its own, which npm has to know in there too.
  await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container);
  await buildah('commit', '--quiet', '--rm', '--format', 'docker', container, BASE);
  rmSync(debian, { recursive: true, force: true });
}

/** The Node that runs this test, and the npm of the machine. */
async function putNode(debian: string): Promise<void> {
  const local = join(debian, 'usr/local');
  copyFileSync(process.execPath, join(local, 'bin/node'));
  const npm = join((await run('npm', ['root', '--global'])).trim().split('\n').at(-1) ?? '', 'npm');
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  }
  await run('useradd', ['--root', debian, '--uid', '1000', '--user-group', '--create-home', 'node']);
  if (!existsSync(CERTIFICATES)) return;
  mkdirSync(dirname(join(debian, CERTIFICATES)), { recursive: true });
  copyFileSync(CERTIFICATES, join(debian, CERTIFICATES));
}
