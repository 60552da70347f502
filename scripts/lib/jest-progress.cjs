// A reporter for jest that tells `npm test` how far it is, over a channel of its own: what jest itself prints is kept back
// until it is known whether anything failed.

const { relative } = require('node:path');
const { writeSync } = require('node:fs');

const CHANNEL = 3;

module.exports = class Progress {
  #running = new Set();
  #files = { done: 0, all: 0, failed: 0 };
  #tests = 0;

  onRunStart({ numTotalTestSuites }) {
    this.#files.all = numTotalTestSuites;
    this.#tell();
  }

  onTestFileStart({ path }) {
    this.#running.add(relative(process.cwd(), path));
    this.#tell();
  }

  onTestFileResult({ path }, { numPassingTests, numFailingTests, testExecError }) {
    this.#running.delete(relative(process.cwd(), path));
    this.#files.done += 1;
    if (numFailingTests > 0 || testExecError) this.#files.failed += 1;
    this.#tests += numPassingTests + numFailingTests;
    this.#tell();
  }

  #tell() {
    const told = { ...this.#files, tests: this.#tests, running: [...this.#running] };
    writeSync(CHANNEL, `${JSON.stringify(told)}\n`);
  }
};
