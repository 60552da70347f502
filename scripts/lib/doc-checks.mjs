// How each command of the documentation is shown to work. One that is not here, or is here and documented nowhere, fails.

/** As it stands, in a copy of the house. */
const asWritten = { way: 'run' };
/** The same command with less to do: as it stands it takes minutes or hours. */
const shorter = (command) => ({ way: 'run', command });
/** It serves until it is ended: the page must answer at its address. */
const serves = { way: 'serve' };
/** A test runs it, with files and faults that a page can't have. */
const shownBy = (file) => ({ way: 'shown', file });

const CHECKS = {
  'npm start': serves,
  'BASE_PATH=/pampa TRUST_PROXY=1 npm start': serves,
  'npm run dev': shownBy('packages/e2e/test/dev.deep.test.ts'),
  'npm test': shownBy('.ci/run'),
  'npm test -- --only lint,types': shorter('npm test -- --only imports,dead-code'),
  'npm test -- --keep-durations': shownBy('.ci/run'),
  'npm run test:deep -- --keep-durations': shownBy('.ci/run'),
  'npm test -- --only licences': asWritten,
  'npm run test:deep': shownBy('.ci/run'),
  'npm run test:docs': shownBy('.ci/run'),
  'npm run test:docker': shownBy('.github/workflows/ci.yml'),
  'npm run build': asWritten,
  'npm run format': asWritten,
  'npm run hooks': asWritten,
  'git config --unset core.hooksPath': asWritten,
  'npm run docs:settings': asWritten,
  'npm run licences': asWritten,
  'npm run sbom': asWritten,
  // Run as it stands, a new advisory would fail a change that has nothing to do with it.
  'npm run audit': shownBy('packages/e2e/test/supply-chain.test.ts'),
  'npm run sim -- --help': asWritten,
  'npm run sim -- --game el-gaucho --seats 4 --seed 7 --games 10 --policy fallback --out games': asWritten,
  'npm run replay -- games/el-gaucho-4p-seed7-000.match.json': asWritten,
  'npm run verify -- games/el-gaucho-4p-seed7-000.match.json': asWritten,
  'npm run replay -- FILE': shownBy('packages/cli/test/commands.test.ts'),
  'npm run replay': shownBy('packages/cli/test/commands.test.ts'),
  'npm run verify -- FILE': shownBy('packages/cli/test/commands.test.ts'),
  'npm run ladder': shownBy('packages/cli/test/ladder.test.ts'),
  'npm run ladder -- --workers 2': shorter(
    'npm run ladder -- --rows peon-random-2 --games 2 --results .reports/few.jsonl --out .reports/few-ladder.md',
  ),
  'npm run backup': shownBy('packages/server/test/store/commands.test.ts'),
  'npm run backup -- FILE': shownBy('packages/server/test/store/commands.test.ts'),
  'npm run clock': shownBy('packages/server/test/store/clock-command.test.ts'),
  'npm run clock -- --trust': shownBy('packages/server/test/store/clock-command.test.ts'),
  'npm run restore -- FILE': shownBy('packages/server/test/store/commands.test.ts'),
  'npm run restore': shownBy('packages/server/test/store/commands.test.ts'),
  'npm run move-data': shownBy('packages/server/test/postgres/moving.deep.test.ts'),
  'DATABASE_URL=postgres://pampa:PASSWORD@HOST/pampa npm run move-data -- --from data --to DATABASE_URL':
    shownBy('packages/server/test/postgres/moving.deep.test.ts'),
  'npm run reports': shownBy('packages/server/test/store/reports-command.test.ts'),
  'npm run reports -- show QXK-TRB': shownBy('packages/server/test/store/reports-command.test.ts'),
  'npm run reports -- export ID': shownBy('packages/server/test/store/reports-command.test.ts'),
  'npm run reports -- export QXK-TRB [FOLDER]': shownBy('packages/server/test/store/reports-command.test.ts'),
  'npm run chaos': shorter('npm run chaos -- --kills 1 --tables 2'),
  'npm run chaos -- --kills 200': shownBy('packages/server/test/chaos/chaos.deep.test.ts'),
  'npm run chaos -- --cluster --kills 100': shownBy(
    'packages/server/test/chaos/cluster/cluster.deep.test.ts',
  ),
  'npm run fuzz': shorter('npm run fuzz -- --frames 1000'),
  'npm run attack': shorter('npm run attack -- --short --only wrong'),
  'npm run attack -- --write': shownBy('packages/server/test/attack/floods.deep.test.ts'),
  'npm run soak:rules': shorter('npm run soak:rules -- --games 20'),
  'npm run bench -- rules': shorter('npm run bench -- rules --seconds 0.2 --out .reports/few.md'),
  'npm run bench -- cluster': shownBy('packages/bench/test/cluster-suite.deep.test.ts'),
  'npm run bench -- client': shownBy('packages/bench/test/client-suite.test.ts'),
  'npm run mutation': shorter('npm run mutation -- --dryRunOnly'),
  'npm run shots': { way: 'left out', why: 'takes a quarter of an hour; run by hand' },
  'node_modules/.bin/jest packages/rules/test/el-gaucho/rules/theft.test.ts': asWritten,
  'npx -y pnpm@12.18.0 install': asWritten,
};

/** What an engine is needed for, `npm run test:docker` does in its own way where there is none. */
export function checkOf(command) {
  if (command.startsWith('docker ')) return { way: 'left out', why: 'needs a Docker engine' };
  return CHECKS[command];
}

export function undocumented(commands) {
  return Object.keys(CHECKS).filter((command) => !commands.has(command));
}
