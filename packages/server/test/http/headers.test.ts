import { houses } from './house';
import { rawGet } from './raw-get';

const house = houses();

function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...values]) => [name, values]));
}

describe('every answer', () => {
  it.each(['/', '/api/tables', '/nothing', '/healthz'])(
    'of %s forbids what a page could be abused for',
    async (path) => {
      const { ask } = await house();
      const { headers } = await ask(path);
      const policy = directives(headers.get('content-security-policy') ?? '');
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(policy.get('style-src')).toEqual(["'self'"]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|upgrade-insecure|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('allows sockets to the host that was asked', async () => {
    const { port } = await house();
    const { headers } = await rawGet(port, '/', { host: 'games.example:8443' });
    expect(directives(String(headers['content-security-policy'])).get('connect-src')).toEqual([
      "'self'",
      'ws://games.example:8443',
      'wss://games.example:8443',
    ]);
  });

  it('allows sockets to the hosts of other processes too, as far as those are hosts', async () => {
    const socketHosts = (): readonly string[] => ['p1.example', 'p2.example:8443', 'x; script-src *'];
    const { port } = await house({}, { socketHosts });
    const { headers } = await rawGet(port, '/', { host: 'p1.example' });
    const policy = directives(String(headers['content-security-policy']));
    expect(policy.get('connect-src')).toEqual(
      ["'self'", 'ws://p1.example', 'wss://p1.example'].concat([
        'ws://p2.example:8443',
        'wss://p2.example:8443',
      ]),
    );
  });

  it.each(["x; script-src 'unsafe-inline'", 'x, y', 'a b', 'x*', 'user@host'])(
    'takes nothing from a host header like %p',
    async (host) => {
      const { port } = await house();
      const { headers } = await rawGet(port, '/', { host });
      const policy = directives(String(headers['content-security-policy']));
      expect(policy.get('connect-src')).toEqual(["'self'"]);
      expect(policy.get('script-src')).toEqual(["'self'"]);
    },
  );

  it('asks to stay with https only where the asker came by it', async () => {
    const forwarded = { headers: { 'x-forwarded-proto': 'https' } };
    const secure = await house({ TRUST_PROXY: 'loopback' });
    expect((await secure.ask('/', forwarded)).headers.get('strict-transport-security')).toBe(
      'max-age=31536000',
    );
    expect((await secure.ask('/')).headers.get('strict-transport-security')).toBeNull();
    const plain = await house();
    expect((await plain.ask('/', forwarded)).headers.get('strict-transport-security')).toBeNull();
  });
});
