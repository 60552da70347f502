import { existsSync, globSync, readdirSync } from 'node:fs';

const names = readdirSync('packages').filter((name) => existsSync(`packages/${name}/package.json`));
const isEmpty = (name) => globSync(`packages/${name}/src/**/*.{ts,tsx}`).length === 0;

const entries = {
  rules: [
    'test/soak.ts',
    'test/el-gaucho/golden/find.ts',
    'test/conformance/run.ts',
    'test/**/*.mutation.ts',
    'mutation/runner.mjs',
  ],
  cli: ['src/{sim,replay,verify,ladder}.ts', 'src/ladder/worker.ts'],
  server: [
    'src/{main,backup,restore,clock,move-data,reports,healthy}.ts',
    'src/{bots,records}/worker.ts',
    'test/attack/{run,attacker-process,sink-process}.ts',
    'test/bots/*-worker.ts',
    'test/chaos/{run,yardstick}.ts',
    'test/fuzz/{run,collect-garbage}.ts',
    'test/settings/write-manual.ts',
    'test/store/{writer,racer,holder,without-rights}.ts',
    'test/support/{leash,start-postgres,stop-postgres,serve-stores,serve-cluster}.ts',
  ],
  bench: ['src/main.ts', 'src/server/*/serve.ts', 'src/bots/baron-process.ts'],
  e2e: ['src/shots/main.ts'],
  client: ['src/main.tsx', 'src/pwa/service-worker.ts', 'src/ahead.ts', 'vite.config.ts'],
};

const workspaces = {
  '.': {
    entry: ['scripts/*.mjs'],
    project: ['scripts/**/*.mjs', '*.{mjs,cjs}'],
    // Started by scripts/, which knip does not read that closely.
    ignoreDependencies: ['prettier', 'ts-node', '@stryker-mutator/core', 'vite'],
    // Debian's, for a build server without stores.
    ignoreBinaries: ['apt-get'],
  },
};
/** Named in style sheets, asked for by Vite, and in the script of another process: knip does not read those. */
const namedElsewhere = { client: ['@fontsource/.+', 'terser'], e2e: ['@sparticuz/chromium'] };

/** Programs of the machine: see scripts/lib/dock-tools.mjs, and packages/server/src/bots/last-in-line.ts. */
const ofTheMachine = { e2e: ['runc'], server: ['chrt'], bench: ['chrt'] };

for (const name of names) {
  workspaces[`packages/${name}`] = {
    ignoreDependencies: namedElsewhere[name] ?? [],
    ignoreBinaries: ofTheMachine[name] ?? [],
    entry: ['test/**/*.test.ts', ...(entries[name] ?? [])],
    project: ['{src,test,build}/**/*.{ts,tsx}', 'mutation/*.mjs'],
  };
}

export default {
  workspaces,
  // It would look for a test runner of Stryker's; ours is packages/rules/mutation.
  stryker: false,
  // A package that nobody has written yet has nothing that could be dead.
  ignoreWorkspaces: names.filter(isEmpty).map((name) => `packages/${name}`),
  ignoreExportsUsedInFile: { interface: true, type: true },
};
