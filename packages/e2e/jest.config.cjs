module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'e2e',
  rootDir: __dirname,
  globalSetup: '<rootDir>/test/support/look-for-browser.ts',
  setupFilesAfterEnv: [
    '<rootDir>/test/support/skip-without-browser.ts',
    '<rootDir>/test/support/try-again.ts',
  ],
};
