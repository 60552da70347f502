module.exports = { ...require('../../jest.preset.cjs'), displayName: 'rules', rootDir: __dirname };
