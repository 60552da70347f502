module.exports = { ...require('../../jest.preset.cjs'), displayName: 'bots', rootDir: __dirname };
