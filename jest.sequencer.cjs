// The longest test files first: two run at a time, and one that begins last would be waited for alone. Jest knows how long a
// file takes only where it has run before, and otherwise begins with the longest text: our longest runs are three lines.

const { statSync } = require('node:fs');

/** The longest first, by their paths under packages/. All others come after these, the longest text first. */
const LONGEST = [
  'rules/test/conformance/four-seats.deep.test.ts',
  'e2e/test/lessons-languages.deep.test.ts',
  'e2e/test/lessons-layout.deep.test.ts',
  'rules/test/conformance/three-seats.deep.test.ts',
  'rules/test/conformance/two-seats.deep.test.ts',
  'e2e/test/layout.deep.test.ts',
  'e2e/test/four-windows.deep.test.ts',
  'e2e/test/languages.deep.test.ts',
  'bench/test/client-suite.deep.test.ts',
  'e2e/test/keyboard.deep.test.ts',
  'protocol/test/mirror.deep.test.ts',
  'server/test/chaos/chaos.deep.test.ts',
  'e2e/test/axe.deep.test.ts',
  'bots/test/tables.deep.test.ts',
  'server/test/secrecy/secrecy.deep.test.ts',
  'server/test/faults/crowd.deep.test.ts',
  'server/test/faults/lost-connections.deep.test.ts',
  'rules/test/conformance/four-seats.test.ts',
  'e2e/test/whole-game.test.ts',
  'rules/test/conformance/three-seats.test.ts',
  'server/test/chaos/chaos.test.ts',
  'rules/test/conformance/two-seats.test.ts',
  'e2e/test/replay.test.ts',
  'e2e/test/together.test.ts',
  'server/test/faults/lost-connections.test.ts',
  'bench/test/client-suite.test.ts',
];

function placeOf({ path }) {
  const place = LONGEST.findIndex((file) => path.endsWith(`packages/${file}`));
  return place < 0 ? LONGEST.length : place;
}

module.exports = class LongestFirst {
  sort(tests) {
    const known = tests.map((test) => ({ test, place: placeOf(test), size: statSync(test.path).size }));
    return known.sort((a, b) => a.place - b.place || b.size - a.size).map(({ test }) => test);
  }

  /** Jest would have it remembered; the order is the same on every machine. */
  cacheResults() {}
};
module.exports.LONGEST = LONGEST;
