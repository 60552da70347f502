import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { front } from '../../src/texts/en/front';
import { lobbyPage } from '../../src/texts/en/lobby-page';
import { matchPage } from '../../src/texts/en/match-page';

const src = join(__dirname, '../../src');

/** Everything that comes along with a file: what it imports, and what that imports, but for what is fetched later. */
function broughtBy(file: string, brought = new Set<string>()): ReadonlySet<string> {
  if (brought.has(file)) return brought;
  brought.add(file);
  for (const [, kind, path] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)( type)?\s(?:[^;]*?from )?'(\.[^']*)';/gms,
  )) {
    if (kind !== undefined || path === undefined || path.endsWith('.css')) continue;
    const found = ['.ts', '.tsx', '/index.ts', '/index.tsx']
      .map((end) => join(dirname(file), path) + end)
      .find((each) => existsSync(each));
    if (found === undefined) throw new Error(`${file} imports ${path}, which is nowhere`);
    broughtBy(found, brought);
  }
  return brought;
}

function read(files: readonly string[]): string {
  const all = new Set(files.flatMap((file) => [...broughtBy(join(src, file))]));
  return [...all].map((file) => readFileSync(file, 'utf8')).join('\n');
}

function concernsIn(code: string): readonly string[] {
  return [...new Set(Array.from(code.matchAll(/\bpage\('([a-z-]+)'\)/g), ([, name]) => name ?? ''))].sort();
}

const FRONT = ['main.tsx', 'home/index.tsx', 'home/about-pictures.tsx'];
const LOBBY = ['main.tsx', 'table-page/index.tsx', 'lobby/lobby.tsx', 'alerts/push.ts'];

/** With all that may be opened in the middle of it. */
const MATCH = [
  ...LOBBY,
  'table-page/at-table.tsx',
  'games/el-gaucho/client.ts',
  'games/el-gaucho/scene/index.ts',
  'games/el-gaucho/board/index.tsx',
  'games/el-gaucho/hidden/index.tsx',
  'report/index.ts',
  'rules-page/index.tsx',
];

const SAID = [
  { page: 'the front page', code: read(FRONT), words: front },
  { page: 'a table before its match', code: read(LOBBY), words: lobbyPage },
];

// Words are fetched with the page that says them. A key that is not there yet would be shown as it is.
describe.each([...SAID, { page: 'a match', code: read(MATCH), words: matchPage }])(
  '$page',
  ({ code, words }) => {
    it('says nothing whose words are fetched later', () => {
      const concerns = concernsIn(code);
      expect(concerns.length).toBeGreaterThan(3);
      expect(concerns.filter((concern) => !(concern in words))).toEqual([]);
    });

    it('says nothing of records, and nothing that the server says itself', () => {
      expect(code).not.toMatch(/texts\.value\.(record|calls|server)\b/);
    });
  },
);

describe.each(SAID)('$page', ({ code }) => {
  it('says nothing of a game but its name', () => {
    expect(code).not.toMatch(/\belGaucho\b(?!\.title)/);
  });
});
