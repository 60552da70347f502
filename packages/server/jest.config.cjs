const onPostgres = process.env.PAMPA_STORE === 'postgres';
const preset = require('../../jest.preset.cjs');

/** What `PAMPA_STORE=postgres` runs once more: everything that keeps something in a store. */
const WITH_STORE = 'agree|bots|calls|capacity|faults|lobby|play|secrecy|store|time|transport';

/** Of those, what is about SQLite's files and the folder they lie in. PostgreSQL has its own such tests in test/postgres. */
const ABOUT_FILES = [
  'faults/(common-commit|data-file|full-disk)',
  'store/(backup|clock-command|commands|data-folder|durability|group-commit|lost-database|migrations|reports-command|restore)',
].join('|');

module.exports = {
  ...preset,
  displayName: 'server',
  rootDir: __dirname,
  ...(onPostgres && {
    testMatch: preset.testMatch.map((glob) => glob.replace('/test/', `/test/@(${WITH_STORE})/`)),
    testPathIgnorePatterns: [...preset.testPathIgnorePatterns, `/test/(${ABOUT_FILES})\\.test\\.ts$`],
    globalSetup: './test/support/start-postgres.ts',
    globalTeardown: './test/support/stop-postgres.ts',
  }),
};
