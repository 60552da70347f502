// The longest test files first: two run at a time, and one that begins last would be waited for alone. Jest knows how long a
// file takes only where it has run before, so what was measured is kept in the repository: `npm test -- --keep-durations`
// writes it. A file that is not listed takes a second or less.

const { existsSync, readFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');

const file = join(__dirname, 'jest.durations.json');
const DURATIONS = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const secondsOf = ({ path }) => DURATIONS[relative(__dirname, path).split(sep).join('/')] ?? 0;

module.exports = class LongestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a) || (a.path < b.path ? -1 : 1));
  }

  /** Jest would have durations remembered; the order is the same on every machine. */
  cacheResults() {}
};
