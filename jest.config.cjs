const { globSync } = require('node:fs');
const { testTimeout } = require('./jest.preset.cjs');

module.exports = {
  // Of the packages' own configs Jest does not read it when it runs several.
  testTimeout,
  testSequencer: '<rootDir>/jest.sequencer.cjs',
  projects: globSync('packages/*/jest.config.cjs', { cwd: __dirname })
    .sort()
    .map((file) => `<rootDir>/${file}`),
};
