import type * as Session from '../../src/table/network/session';
import type * as Early from '../../src/table-page/early-session';

/** A page that has just been opened, with a server that says nothing. */
function opened() {
  jest.resetModules();
  const { NetworkSession } = jest.requireActual<typeof Session>('../../src/table/network/session');
  const closed = jest.spyOn(NetworkSession.prototype, 'close');
  return { ...jest.requireActual<typeof Early>('../../src/table-page/early-session'), closed };
}

beforeEach(() => {
  Object.assign(globalThis, {
    fetch: () => new Promise(() => undefined),
    document: Object.assign(new EventTarget(), { baseURI: 'http://pampa.test/' }),
    window: new EventTarget(),
  });
});

describe('a session that is begun ahead of the page', () => {
  it('is the one that the page shows, once', () => {
    const { comeEarly, takeEarly } = opened();
    comeEarly('QXKTR', 'Ana');
    const session = takeEarly('QXKTR', 'player');
    expect(session?.code).toBe('QXKTR');
    expect(takeEarly('QXKTR', 'player')).toBeNull();
    session?.close();
  });

  it.each([
    ['another table', 'AAAAA', 'player'],
    ['somebody who only watches', 'QXKTR', 'watch'],
  ] as const)('is ended where the page is for %s', (_, code, as) => {
    const { comeEarly, takeEarly, closed } = opened();
    comeEarly('QXKTR', 'Ana');
    expect(takeEarly(code, as)).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(takeEarly('QXKTR', 'player')).toBeNull();
  });

  it('is not begun where the page was quicker: the newer one would take its seat', () => {
    const { comeEarly, takeEarly } = opened();
    expect(takeEarly('QXKTR', 'player')).toBeNull();
    comeEarly('QXKTR', 'Ana');
    expect(takeEarly('QXKTR', 'player')).toBeNull();
  });
});
