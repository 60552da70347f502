// How each command of the documentation is shown to work. One that is not here, or is here and documented nowhere, fails.

/** As it stands, in a copy of the house. */
const asWritten = { way: 'run' };
/** The same command with less to do: as it stands it takes minutes or hours. */
const shorter = (command, env = {}) => ({ way: 'run', command, env });
/** It serves until it is ended: the page must answer at its address. */
const serves = (env = {}) => ({ way: 'serve', env });
/** A test runs it, with files and faults that a page can't have. */
const shownBy = (file) => ({ way: 'shown', file });
const needsEngine = { way: 'left out', why: 'needs a Docker engine' };

export const CHECKS = {
  'npm start': serves(),
  'npm test': shownBy('.ci/run'),
  'npm test -- --only lint,types': shorter('npm test -- --only imports'),
  'npm run test:deep': shownBy('.ci/run'),
  'npm run build': asWritten,
  'npm run format': asWritten,
  'npm run sim -- --help': asWritten,
  'npm run sim -- --game el-gaucho --seats 4 --seed 7 --games 10 --policy fallback --out games': asWritten,
  'npm run replay -- games/el-gaucho-4p-seed7-000.match.json': asWritten,
  'npm run replay -- FILE': shownBy('packages/cli/test/replay.test.ts'),
  'npm run backup -- FILE': shownBy('packages/server/test/store/backup.test.ts'),
  'npm run restore -- FILE': shownBy('packages/server/test/store/restore.test.ts'),
  'npm run chaos': shorter('npm run chaos -- --kills 1'),
  'npm run soak:rules': shorter('npm run soak:rules -- --games 20'),
  'node_modules/.bin/jest packages/rules/test/el-gaucho/rules/theft.test.ts': asWritten,
  'npx -y pnpm@12.18.0 install': asWritten,
};
