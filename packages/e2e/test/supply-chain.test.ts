import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lockTroubles } from './support/lock-file';

const root = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const lock = read('pnpm-lock.yaml');
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
    readonly licenses?: readonly object[];
    readonly externalReferences?: readonly { readonly hashes?: readonly { readonly alg: string }[] }[];
  }[];
}

/** One of our scripts, to its end. */
async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

describe('the lock file', () => {
  test('has every package by one version and its hash, and no address of a registry', () => {
    expect(lockTroubles(lock)).toEqual([]);
  });

  const entry = (resolution: string): string =>
    `importers:\n\n  .:\n    dependencies:\n      a:\n        specifier: 1.0.0\n        version: 1.0.0\n\npackages:\n\n  a@1.0.0:\n    resolution: ${resolution}\n`;
  const hash = `{integrity: sha512-${'A'.repeat(86)}==}`;

  test.each([
    ['a hash of another kind', entry('{integrity: sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=}')],
    ['a tarball', entry(`{tarball: https://example.org/a.tgz, ${hash.slice(1)}`)],
    ['a repository', entry('{commit: abc, repo: git@example.org:a.git, type: git}')],
    ['a folder', entry('{directory: ../a, type: directory}')],
    ['no resolution', entry(hash).replace(/ {4}resolution.*\n/, '')],
    ['a range of versions', entry(hash).replace('specifier: 1.0.0', 'specifier: ^1.0.0')],
    ['a link out of the workspace', entry(hash).replace('version: 1.0.0', 'version: link:../../../a')],
  ])('%s would be noticed', (_what, bad) => {
    expect(lockTroubles(entry(hash))).toEqual([]);
    expect(lockTroubles(bad)).not.toEqual([]);
  });

  test('is what every installation goes by', () => {
    const places = ['Dockerfile', 'scripts/lib/workspace.mjs', ...workflows];
    const installs = places.flatMap((path) => read(path).match(/^.*\bpnpm\b.*\binstall\b.*$/gm) ?? []);
    const commands = installs.filter((line) => !/^\s*(?:#|\/\/|\*|\/\*)/.test(line));
    expect(commands).toHaveLength(3);
    for (const command of commands) expect(command).toContain('--frozen-lockfile');
  });

  test('has one ioredis, ours and that of Colyseus', () => {
    expect(new Set(lock.match(/^ {2}ioredis@[\d.]+/gm)).size).toBe(1);
  });
});

test('of all install scripts only that of Node is run: it fetches the binary that the tools run on', () => {
  const [, builds = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const allowed = builds
    .trim()
    .split('\n')
    .filter((line) => !line.endsWith(': false'));
  expect(allowed.map((line) => line.trim())).toEqual(['node: true']);
});

test('an action of a workflow is pinned to a commit', () => {
  const uses = workflows.flatMap((path) => read(path).match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([]);
});

test('the bill of materials has every production dependency with its version, hash and licence, and no tool', async () => {
  const file = join(root, '.reports/test.cdx.json');
  const { code, said } = await run('sbom.mjs', [file]);
  expect([code, said]).toEqual([0, expect.stringContaining('components of pampa')]);
  const bill = JSON.parse(readFileSync(file, 'utf8')) as Bill;
  expect(bill.bomFormat).toBe('CycloneDX');
  const found = new Map(
    bill.components.map((each) => [
      each.group === undefined ? each.name : `${each.group}/${each.name}`,
      each,
    ]),
  );
  for (const name of ['server', 'client']) {
    const { dependencies } = JSON.parse(read(`packages/${name}/package.json`)) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    for (const [dependency, wanted] of Object.entries(dependencies)) {
      if (dependency.startsWith('@pampa/')) continue;
      const [, alias = dependency, version] = /^npm:(.+)@(.+)$/.exec(wanted) ?? [];
      const component = found.get(alias);
      expect([alias, component?.version]).toEqual([alias, version ?? wanted]);
      expect(component?.licenses).toHaveLength(1);
      expect(component?.externalReferences?.flatMap(({ hashes }) => hashes ?? [])).toMatchObject([
        { alg: 'SHA-512' },
      ]);
    }
  }
  for (const tool of ['jest', 'eslint', 'vite', 'typescript']) expect(found.has(tool)).toBe(false);
});

describe('the audit', () => {
  /** A registry on this machine that answers every question like this. */
  async function auditBy(answer: RequestListener) {
    const registry = createServer(answer).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const { port } = registry.address() as AddressInfo;
    try {
      return await run('audit.mjs', [], { PNPM_CONFIG_REGISTRY: `http://127.0.0.1:${port}/` });
    } finally {
      registry.close();
    }
  }

  test('fails for a high or critical issue', async () => {
    const issue = {
      id: 1,
      url: 'https://example.org/1',
      title: 'made up',
      vulnerable_versions: '*',
      cwe: [],
    };
    const { code, said } = await auditBy((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ zod: [{ ...issue, severity: 'high' }] }));
    });
    expect([code, said]).toEqual([1, expect.stringContaining('made up')]);
  });

  test('says that the registry did not answer, and does not fail for that', async () => {
    const { code, said } = await auditBy((_request, response) => response.writeHead(405).end());
    expect([code, said]).toEqual([0, expect.stringContaining('responded with 405')]);
  });
});
