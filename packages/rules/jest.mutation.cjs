// For Stryker: without the thousands of random games, but with a few of them.

const config = require('./jest.config.cjs');

module.exports = {
  ...config,
  testMatch: [...config.testMatch, '<rootDir>/test/**/*.mutation.ts'],
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, '-seats\\.test\\.ts$'],
};
