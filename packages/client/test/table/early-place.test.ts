import { askEarly, earlyPlace, FRESH_MS } from '../../src/table/network/early-place';

const ANA = { code: 'QXKTR', token: 'token-of-ana', name: 'Ana' };

/** A server that gives everybody a place of his own, and tells what it was asked. */
function server() {
  const asked: object[] = [];
  const answer = (_: string, { body }: { readonly body: string }) => {
    asked.push(JSON.parse(body) as object);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ sessionId: String(asked.length) }) });
  };
  Object.assign(globalThis, { fetch: answer, document: { baseURI: 'http://pampa.test/' } });
  return asked;
}

describe('a place that is asked for ahead of the page', () => {
  it('is there when the page comes for it, and asked for once', async () => {
    const asked = server();
    askEarly(ANA);
    expect(await earlyPlace(ANA)).toEqual({ sessionId: '1' });
    expect(asked).toMatchObject([{ token: 'token-of-ana', name: 'Ana', handoff: null }]);
  });

  it('serves once: whoever comes back asks for another', async () => {
    server();
    askEarly(ANA);
    await earlyPlace(ANA);
    expect(await earlyPlace(ANA)).toEqual({ sessionId: '2' });
  });

  it('is for nobody else, and not for another table', async () => {
    server();
    askEarly(ANA);
    expect(await earlyPlace({ ...ANA, token: null })).toEqual({ sessionId: '2' });
    askEarly(ANA);
    expect(await earlyPlace({ ...ANA, code: 'AAAAA' })).toEqual({ sessionId: '4' });
  });

  it('is let go when the server may have given it away', async () => {
    server();
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    askEarly(ANA);
    now.mockReturnValue(FRESH_MS);
    expect(await earlyPlace(ANA)).toEqual({ sessionId: '2' });
    now.mockRestore();
  });
});
