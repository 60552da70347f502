// Pages are weighed and timed in the browser of the end-to-end tests, found or skipped as there.
const { globalSetup, setupFilesAfterEnv } = require('../e2e/jest.config.cjs');
const ofE2e = (file) => file.replace('<rootDir>', '<rootDir>/../e2e');

module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'bench',
  rootDir: __dirname,
  globalSetup: ofE2e(globalSetup),
  setupFilesAfterEnv: setupFilesAfterEnv.slice(0, 1).map(ofE2e),
};
