module.exports = { ...require('../../jest.preset.cjs'), displayName: 'texts', rootDir: __dirname };
