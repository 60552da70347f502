const { globSync } = require('node:fs');

module.exports = {
  projects: globSync('packages/*/jest.config.cjs', { cwd: __dirname })
    .sort()
    .map((file) => `<rootDir>/${file}`),
};
