import { createLimits } from '../../src/limits';
import { createMetrics } from '../../src/metrics';
import { createUpgrade } from '../../src/colyseus/upgrade';
import { settingsOf } from './house';

const metrics = createMetrics();
afterAll(() => metrics.close());

/** The code of the refusal, or null. */
async function whyNot(environment: Readonly<Record<string, string>>, path: string): Promise<string | null> {
  const settings = settingsOf(environment);
  const { beforeUpgrade } = createUpgrade({ settings, limits: createLimits(1), metrics });
  const request = new Request(`http://games.example${path}?sessionId=x`);
  const answer = await beforeUpgrade(request, { ip: '192.0.2.1', headers: new Headers() });
  return answer instanceof Response ? ((await answer.json()) as { code: string }).code : null;
}

describe('a process whose sockets have an address of their own', () => {
  it('takes them by its prefix, as the proxy passes it on', async () => {
    const at = { PUBLIC_ADDRESS: 'games.example/pampa/p1', BASE_PATH: '/pampa' };
    expect(await whyNot(at, '/pampa/p1/process/room')).toBeNull();
  });

  it.each(['/pampa/process/room', '/process/room', '/pampa/p2/process/room', '/pampa/p1process/room'])(
    'takes none by %s',
    async (path) => {
      const at = { PUBLIC_ADDRESS: 'games.example/pampa/p1', BASE_PATH: '/pampa' };
      expect(await whyNot(at, path)).toBe('not-found');
    },
  );

  it('takes them at the root of a host of its own', async () => {
    const at = { PUBLIC_ADDRESS: 'p1.games.example:8443', BASE_PATH: '/pampa' };
    expect(await whyNot(at, '/process/room')).toBeNull();
    expect(await whyNot(at, '/pampa/process/room')).toBe('not-found');
  });
});
