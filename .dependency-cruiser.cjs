// Who may import whom. Nobody imports server, client, cli or bench: they are ends. So is e2e, but for the bench: pages are
// measured in the very browser, house and windows in which they are tested.
const mayImport = {
  rules: [],
  texts: ['rules', 'protocol'],
  cli: ['rules', 'protocol', 'bots', 'texts'],
  bench: ['rules', 'protocol', 'e2e'],
  protocol: ['rules'],
  bots: ['rules', 'protocol'],
  server: ['rules', 'protocol', 'bots', 'texts'],
  client: ['rules', 'protocol', 'bots', 'texts'],
  e2e: ['rules', 'protocol', 'texts'],
};

const direction = Object.entries(mayImport).map(([name, others]) => ({
  name: `${name}-imports-only-${others.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...others].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...direction,
    {
      name: 'a-new-package-needs-a-direction',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(mayImport).join('|')})/` },
      to: { path: '^packages/' },
    },
    {
      name: 'packages-by-their-names',
      comment: 'Import @pampa/<package>, not a path into its folder.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'src-never-imports-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/test/' },
    },
    {
      name: 'rules-import-only-themselves-and-noble',
      severity: 'error',
      from: { path: '^packages/rules/src/' },
      to: { pathNot: ['^packages/rules/src/', 'node_modules/@noble/'] },
    },
    {
      name: 'kernel-knows-no-game',
      severity: 'error',
      from: { path: '^packages/rules/src/kernel/' },
      to: { path: '^packages/rules/src/', pathNot: '^packages/rules/src/kernel/' },
    },
    {
      name: 'games-know-the-kernel-and-themselves',
      severity: 'error',
      from: { path: '^packages/rules/src/([^/]+)/', pathNot: '^packages/rules/src/kernel/' },
      to: { path: '^packages/rules/src/', pathNot: '^packages/rules/src/($1|kernel)/' },
    },
    {
      name: 'the-tabletop-kit-knows-no-game',
      comment: 'What a game needs to hand in is a parameter of the kit.',
      severity: 'error',
      from: { path: '^packages/client/src/tabletop/' },
      to: {
        path: ['^packages/client/src/games/(?!game-client)', '^packages/(rules|texts)/src/(?!kernel/)[^/]+/'],
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-dead-ends', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // Imports of types count too: they are dependencies of whoever reads the file.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
