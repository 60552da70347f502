import { readRoute } from '../../src/app/routes';

describe('what an address asks for', () => {
  test.each(['', '/', 'index.html'])('%j is the front page', (path) => {
    expect(readRoute(path)).toEqual({ page: 'home' });
  });

  test.each([
    ['t/QXKTR', 'player'],
    ['watch/QXKTR', 'watch'],
    ['tv/QXKTR', 'tv'],
  ])('%s is a table', (path, as) => {
    expect(readRoute(path)).toEqual({ page: 'table', code: 'QXKTR', as });
  });

  test('a code may be written small or with a dash, and a slash at the end does no harm', () => {
    expect(readRoute('t/qx-ktr/')).toEqual({ page: 'table', code: 'QXKTR', as: 'player' });
  });

  test.each(['t', 't/', 't/QXKT', 't/AEIOU', 'nowhere', 'rules', 't/QXKTR/more', 'constructor/QXKTR'])(
    'there is nothing at %j',
    (path) => {
      expect(readRoute(path)).toEqual({ page: 'missing' });
    },
  );

  test('there is a page for whoever runs the server', () => {
    expect(readRoute('operator')).toEqual({ page: 'operator' });
    expect(readRoute('operator/more')).toEqual({ page: 'missing' });
  });

  test('rules and replays are found by name and id', () => {
    expect(readRoute('rules/el-gaucho')).toEqual({ page: 'rules', game: 'el-gaucho' });
    expect(readRoute('replay/m_1')).toEqual({ page: 'replay', id: 'm_1' });
  });

  test('lessons are listed, and found by number', () => {
    expect(readRoute('learn')).toEqual({ page: 'learn', chapter: null });
    expect(readRoute('learn/3')).toEqual({ page: 'learn', chapter: 3 });
    for (const path of ['learn/0', 'learn/x', 'learn/12'])
      expect(readRoute(path)).toEqual({ page: 'missing' });
  });
});
