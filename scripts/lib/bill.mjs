// The bill of materials (CycloneDX): every production dependency of the server and the pages, with version, hash and licence.

import { installOrExit, pnpm } from './workspace.mjs';

const WHAT = ['--filter', '@pampa/server', '--filter', '@pampa/client', 'sbom', '--prod'];
const HOW = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];

/** Licences are read from the installed packages: the lock file has none. */
export function billOfMaterials() {
  installOrExit();
  const { status, stdout, stderr } = pnpm([...WHAT, ...HOW]);
  if (status === 0) return JSON.parse(stdout);
  console.error(`${stdout}${stderr}\npnpm could not list the dependencies.`);
  process.exit(1);
}
