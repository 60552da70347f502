/** All tests of this package, and of the bench those that weigh and time pages. */
const WITH_WINDOWS = /[\\/](e2e[\\/]test|client-suite)/;

/**
 * Without a browser the tests with windows count as skipped, and none of their preparations runs. On a build server the
 * report counts a skipped test as failed.
 */
if (process.env['CHROMIUM'] === 'none' && WITH_WINDOWS.test(expect.getState().testPath ?? '')) {
  const nothing = (): void => undefined;
  Object.assign(globalThis, {
    test: test.skip,
    it: it.skip,
    describe: describe.skip,
    beforeAll: nothing,
    beforeEach: nothing,
    afterEach: nothing,
    afterAll: nothing,
  });
}
