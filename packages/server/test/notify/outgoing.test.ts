import type { LookupAddress } from 'node:dns';
import { setTimeout as pause } from 'node:timers/promises';
import { guardedLookup, type Resolve } from '../../src/notify/guarded-lookup';
import { createOutgoing, type Outgoing } from '../../src/notify/outgoing';
import { isPublicAddress } from '../../src/notify/public-address';
import { listen, listenTcp, type Listener } from './listener';
import { LOCAL_CERTIFICATE } from './local-certificate';

const listeners: Listener[] = [];

async function started(listener: Promise<Listener>): Promise<Listener> {
  listeners.push(await listener);
  return listener;
}

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.close()));
});

/** Every name leads to these addresses. */
const leadingTo =
  (...addresses: readonly string[]): Resolve =>
  (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const trusting = (settings: Partial<Parameters<typeof createOutgoing>[0]> = {}): Outgoing =>
  createOutgoing({ privateCalls: true, ca: LOCAL_CERTIFICATE, ...settings });

const guarded = (resolve?: Resolve): Outgoing =>
  createOutgoing({
    privateCalls: false,
    ca: LOCAL_CERTIFICATE,
    ...(resolve !== undefined && { resolve }),
  });

const post = (outgoing: Outgoing, url: string): ReturnType<Outgoing['post']> =>
  outgoing.post(url, { 'X-Test': 'yes' }, 'Hello');

describe('a call', () => {
  test.each(['http', 'https'] as const)('goes out as a POST over %s', async (scheme) => {
    const listener = await started(listen(scheme));
    const answer = await post(trusting(), `${listener.url}/path?query=1`);
    expect(answer).toEqual({ status: 201, retryAfterMs: null });
    const [request] = listener.received;
    expect(request).toMatchObject({ method: 'POST', path: '/path?query=1' });
    expect(request!.headers).toMatchObject({ 'x-test': 'yes', 'content-length': '5', connection: 'close' });
    expect(request!.body.toString()).toBe('Hello');
  });

  test('is not made to whoever has no certificate that we trust', async () => {
    const listener = await started(listen('https'));
    const answer = await post(createOutgoing({ privateCalls: true }), listener.url);
    expect(answer).toEqual({ failed: 'unreachable' });
    expect(listener.received).toEqual([]);
  });

  test('to nobody is unreachable', async () => {
    const listener = await listen('http');
    await listener.close();
    expect(await post(trusting(), listener.url)).toEqual({ failed: 'unreachable' });
  });

  test('follows no redirect', async () => {
    const hidden = await started(listen('http'));
    const listener = await started(
      listen('http', (response) => response.writeHead(307, { Location: `${hidden.url}/secret` }).end()),
    );
    expect(await post(trusting(), listener.url)).toEqual({ status: 307, retryAfterMs: null });
    expect(hidden.connections()).toBe(0);
  });

  test('hears how long it is to wait', async () => {
    const listener = await started(
      listen('http', (response) => response.writeHead(429, { 'Retry-After': '12' }).end()),
    );
    expect(await post(trusting(), listener.url)).toEqual({ status: 429, retryAfterMs: 12_000 });
  });
});

describe('whoever is called', () => {
  test('has little time to answer', async () => {
    const listener = await started(listen('http', () => undefined));
    expect(await post(trusting({ timeoutMs: 200 }), listener.url)).toEqual({ failed: 'broken' });
  });

  test('gains no time by answering in drops', async () => {
    const drops = await started(
      listenTcp((socket) => {
        socket.write('HTTP/1.1 200 OK\r\nX-Drops: ');
        const timer = setInterval(() => socket.write('.'), 20);
        socket.on('close', () => clearInterval(timer));
      }),
    );
    expect(await post(trusting({ timeoutMs: 300 }), drops.url)).toEqual({ failed: 'broken' });
  });

  test('gains no time by having a name that nobody can tell', async () => {
    const silent = createOutgoing({ privateCalls: false, timeoutMs: 100, resolve: () => undefined });
    expect(await post(silent, 'https://example.test/')).toEqual({ failed: 'unreachable' });
  });

  test('can’t make us read a long answer', async () => {
    let written = 0;
    const closed = new Promise<void>((resolve) => {
      void started(
        listen('http', (response) => {
          const block = Buffer.alloc(64 * 1024);
          const more = (): void => {
            while (!response.destroyed && response.write(block)) written += block.length;
          };
          response.on('drain', more);
          response.on('close', resolve);
          more();
        }),
      ).then(({ url }) => post(trusting(), url));
    });
    await closed;
    // What the sockets of the system took before anybody could stop it.
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  test('can’t change the protocol, or break off, and leave us waiting', async () => {
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: foo\r\nConnection: Upgrade\r\n\r\n';
    for (const reply of [upgrade, 'Hello!\r\n\r\n', null]) {
      const listener = await started(
        listenTcp((socket) =>
          socket.once('data', () => (reply === null ? socket.destroy() : socket.end(reply))),
        ),
      );
      expect(await post(trusting(), listener.url)).toEqual({ failed: 'broken' });
    }
  });
});

describe('calls in great number', () => {
  test('are made sixteen at a time, five hundred wait, the rest is turned away', async () => {
    let [atOnce, most] = [0, 0];
    const waiting: (() => void)[] = [];
    const listener = await started(
      listen('http', (response) => {
        most = Math.max(most, ++atOnce);
        waiting.push(() => {
          atOnce--;
          response.writeHead(204).end();
        });
      }),
    );
    const outgoing = trusting({ timeoutMs: 30_000 });
    const answers = Array.from({ length: 520 }, () => post(outgoing, listener.url));
    // All that may come have come; whoever should not have come has had time to.
    while (waiting.length < 16) await pause(5);
    await pause(50);
    const timer = setInterval(() => {
      for (const release of waiting.splice(0)) release();
    }, 5);
    const all = await Promise.all(answers);
    clearInterval(timer);
    expect(all.filter((answer) => 'status' in answer)).toHaveLength(516);
    expect(all.slice(-4)).toEqual(Array.from({ length: 4 }, () => ({ failed: 'busy' })));
    expect(most).toBe(16);
  });
});

describe('unless private calls are allowed', () => {
  const FORMS = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.01',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '10.0.0.1',
    '192.168.1.1',
    '172.16.0.1',
    '169.254.169.254',
    '[fe80::1]',
    '[fc00::1]',
  ];

  test.each(FORMS)('nobody is called at %s', async (host) => {
    const listener = await started(listen('https'));
    const outgoing = guarded();
    const url = `https://${host}:${listener.port}/`;
    expect(outgoing.allows(url)).toBe(false);
    expect(await post(outgoing, url)).toEqual({ failed: 'forbidden' });
    expect(listener.connections()).toBe(0);
  });

  test.each([
    'http://example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://user@example.org/',
    'https://user:password@example.org/',
    'example.org',
    'https://',
    '',
  ])('nobody is called as %s', async (url) => {
    expect(guarded().allows(url)).toBe(false);
    expect(await post(guarded(), url)).toEqual({ failed: 'forbidden' });
  });

  test('names and addresses of the internet may be called', () => {
    expect(guarded().allows('https://example.org/hook?x=1')).toBe(true);
    expect(guarded().allows('https://8.8.8.8:8443/')).toBe(true);
    expect(guarded().allows('https://[2606:4700:4700::1111]/')).toBe(true);
  });

  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['0.0.0.0']],
    [['8.8.8.8', '127.0.0.1']],
    [['127.0.0.1', '8.8.8.8']],
    [[]],
  ])('a name that leads to %j is not called', async (addresses) => {
    const listener = await started(listen('https'));
    const answer = await post(guarded(leadingTo(...addresses)), `https://example.org:${listener.port}/`);
    expect(answer).toEqual({ failed: 'forbidden' });
    expect(listener.connections()).toBe(0);
  });

  test('localhost is not called', async () => {
    const listener = await started(listen('https'));
    for (const name of ['localhost', 'LOCALHOST']) {
      expect(await post(guarded(), `https://${name}:${listener.port}/`)).toEqual({ failed: 'forbidden' });
    }
    expect(listener.connections()).toBe(0);
  });
});

test('a name is looked up once a call: what was checked is what is called', async () => {
  const listener = await started(listen('http'));
  let asked = 0;
  // Somewhere else for whoever asks again.
  const rebinding: Resolve = (name, options, callback) =>
    leadingTo(asked++ === 0 ? '127.0.0.1' : '127.0.0.2')(name, options, callback);
  const outgoing = createOutgoing({ privateCalls: true, resolve: rebinding });
  expect(await post(outgoing, `http://example.org:${listener.port}/`)).toMatchObject({ status: 201 });
  expect(asked).toBe(1);
  expect(listener.connections()).toBe(1);
});

describe('the lookup of a guarded socket', () => {
  const looked = (all: boolean, resolve: Resolve): Promise<unknown[]> =>
    new Promise((done) =>
      guardedLookup(resolve, isPublicAddress)('example.org', { all }, (...answer) => done(answer)),
    );

  test('hands on what is public, one or all', async () => {
    const resolve = leadingTo('2606:4700::1', '8.8.8.8');
    expect(await looked(false, resolve)).toEqual([null, '2606:4700::1', 6]);
    expect(await looked(true, resolve)).toEqual([
      null,
      [
        { address: '2606:4700::1', family: 6 },
        { address: '8.8.8.8', family: 4 },
      ],
    ]);
  });

  test('hands on that a name is not known', async () => {
    const unknown = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    const [error] = await looked(true, (_name, _options, callback) => callback(unknown, []));
    expect(error).toBe(unknown);
  });
});
