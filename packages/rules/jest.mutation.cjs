// For Stryker: a few random games instead of thousands, and not the kit's own tests, which take seconds each. The kit
// is a test itself; its broken games are its mutants.

const config = require('./jest.config.cjs');

module.exports = {
  ...config,
  testMatch: [...config.testMatch, '<rootDir>/test/**/*.mutation.ts'],
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, '-seats\\.test\\.ts$', '/kernel/conformance/'],
};
