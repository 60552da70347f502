import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createHttpServer } from '../../src/http';
import { addressOf, createTrust, hostOf, isHttps, type Incoming } from '../../src/http/trust';

describe('a server', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n', { headersMs: 50, requestMs: 60_000, checkMs: 20 }],
    [
      'a body',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc',
      { headersMs: 50, requestMs: 100, checkMs: 20 },
    ],
  ])('does not wait for ever for %s', async (_what, half, times) => {
    const server = createHttpServer(times);
    server.on('request', (request) => request.resume());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(half);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    await once(socket, 'close');
    expect(answer).toContain('408 Request Timeout');
    server.close();
  });

  it('does not wait for ever for a client that does not read its answer', async () => {
    const server = createHttpServer({ stillMs: 100 });
    server.on('request', (_request, response) => response.end(Buffer.alloc(50_000_000)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [connection] = (await once(server, 'connection')) as [Socket];
    await once(connection, 'close');
    socket.destroy();
    server.close();
  });
});

function incoming(remoteAddress: string, headers: Record<string, string> = {}): Incoming {
  return { headers, socket: { remoteAddress } } as unknown as Incoming;
}

describe('whom a request is from', () => {
  const said = { 'x-forwarded-for': '203.0.113.1, 198.51.100.1, 10.0.0.2' };

  it.each([
    ['nobody is trusted', false, '10.0.0.1'],
    ['one proxy is trusted', 1, '10.0.0.2'],
    ['two proxies are trusted', 2, '198.51.100.1'],
    ['more are trusted than there are', 9, '203.0.113.1'],
    ['a subnet is trusted', ['10.0.0.0/8'], '198.51.100.1'],
    ['another subnet is trusted', ['192.168.0.0/16'], '10.0.0.1'],
    ['all private ones are trusted', ['uniquelocal', 'loopback'], '198.51.100.1'],
  ] as const)('when %s', (_what, trusted, expected) => {
    expect(addressOf(incoming('10.0.0.1', said), createTrust(trusted))).toBe(expected);
  });

  it('is the proxy itself where it says nothing', () => {
    const trust = createTrust(1);
    expect(addressOf(incoming('10.0.0.1'), trust)).toBe('10.0.0.1');
    expect(addressOf(incoming('10.0.0.1', { 'x-forwarded-for': ' , ' }), trust)).toBe('10.0.0.1');
  });

  it('and for which host and how, is believed to trusted proxies alone', () => {
    const headers = { host: 'inner', 'x-forwarded-host': 'outer, more', 'x-forwarded-proto': 'https, http' };
    const trust = createTrust(['10.0.0.1']);
    expect(hostOf(incoming('10.0.0.1', headers), trust)).toBe('outer');
    expect(isHttps(incoming('10.0.0.1', headers), trust)).toBe(true);
    expect(hostOf(incoming('10.0.0.9', headers), trust)).toBe('inner');
    expect(isHttps(incoming('10.0.0.9', headers), trust)).toBe(false);
  });
});
