// What every package's jest.config.cjs starts from.

const deep = process.env.PAMPA_DEEP === '1';
// What needs containers or proxies: `npm run test:docker`.
const docker = process.env.PAMPA_DOCKER === '1';
const long = ['deep', 'docker'];
const kind = docker ? 'docker' : deep ? 'deep' : null;

// Packages that ship nothing but ES modules are translated too, wherever pnpm has put them.
const esmOnly = '@noble[/+]|rou3[/@]|kysely[/@]';

module.exports = {
  testEnvironment: 'node',
  // Nearly all of them take milliseconds. A test that hangs may take a while to say so; one on a slow machine may not fail.
  testTimeout: 120_000,
  // The workspace's packages are tested from their sources, without a build.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  testMatch: [`<rootDir>/test/**/*${kind === null ? '' : `.${kind}`}.test.ts`],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(kind === null ? long.map((each) => `\\.${each}\\.test\\.ts$`) : []),
  ],
  transform: {
    '\\.m?[jt]s$': [
      '@swc/jest',
      {
        jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|${esmOnly})`, `/node_modules/\\.pnpm/(?!${esmOnly})`],
};
