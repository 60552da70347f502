module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'e2e',
  rootDir: __dirname,
  setupFilesAfterEnv: ['<rootDir>/test/support/try-again.ts'],
};
