import { whichAnswer } from '../../src/pwa/which-answer';

const BASE = 'https://example.org/games/pampa/';
const KEPT = new Set(['icon.svg', 'assets/page-1.js']);

const get = (path: string, mode = 'cors'): string =>
  whichAnswer({ method: 'GET', mode, url: BASE + path }, BASE, KEPT);

describe('what the service worker does about a request', () => {
  test.each(['', 't/QXKTR', 'watch/QXKTR?probe', 'rules/el-gaucho', 'nowhere'])('%j is a page', (path) => {
    expect(get(path, 'navigate')).toBe('page');
  });

  test.each(['assets/page-1.js', 'assets/of-an-older-version.js', 'icon.svg', 'icon.svg?x'])(
    '%s is at hand',
    (path) => {
      expect(get(path)).toBe('kept');
    },
  );

  test.each([
    'api/tables',
    'api/tables/stream',
    'api/tables/QXKTR',
    'api',
    'healthz',
    'metrics',
    'monitor/x',
  ])('%s is left alone, also when a person opens it', (path) => {
    expect(get(path)).toBe('leave');
    expect(get(path, 'navigate')).toBe('leave');
  });

  test('what is posted is left alone', () => {
    expect(whichAnswer({ method: 'POST', mode: 'cors', url: `${BASE}icon.svg` }, BASE, KEPT)).toBe('leave');
  });

  test('what lies outside of where the page lives is left alone', () => {
    const url = 'https://example.org/games/other/';
    expect(whichAnswer({ method: 'GET', mode: 'navigate', url }, BASE, KEPT)).toBe('leave');
  });

  test('what is neither a page nor kept goes to the server', () => {
    expect(get('licences.html')).toBe('leave');
  });
});
