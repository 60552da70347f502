// For Stryker: everything in one file, see there.
module.exports = { ...require('./jest.config.cjs'), testMatch: ['<rootDir>/test/all.mutation.ts'] };
