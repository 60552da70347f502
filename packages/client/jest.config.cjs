const preset = require('../../jest.preset.cjs');

// Preact ships ES modules for whoever is not a bundler, too.
const alsoEsm = (pattern) => pattern.replace('(?!', '(?!preact[/@]|@preact[/+]|@tweenjs[/+]|');

module.exports = {
  ...preset,
  displayName: 'client',
  rootDir: __dirname,
  transformIgnorePatterns: preset.transformIgnorePatterns.map(alsoEsm),
};
