const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'client', rootDir: __dirname };
