import { createLog } from '../../src/log';
import { createDelivery, usualPause } from '../../src/notify/delivery';
import { createOutgoing } from '../../src/notify/outgoing';
import type { Resolve } from '../../src/notify/guarded-lookup';
import { Calling, turn, vapid } from './calling';

let calling: Calling;

beforeEach(async () => {
  calling = await Calling.start();
});

afterEach(() => calling.close());

describe('what does not arrive', () => {
  test.each([500, 503, 429])('after %i is sent once more, half a minute later', async (status) => {
    calling.replies = [status];
    const browser = calling.subscribe();
    const notifier = calling.notifier();
    notifier.turn(turn());
    await notifier.idle();
    expect(calling.pauses).toEqual([30_000]);
    expect(calling.service.received).toHaveLength(2);
    expect(browser.read(calling.service.received[1]!.body)).toMatchObject({ title: 'It’s your turn!' });
    expect(calling.written).toEqual([]);
  });

  test('is sent when the other side wants it, unless that is too late', async () => {
    calling.replies = [{ status: 429, retryAfter: '7' }];
    const notifier = calling.notifier();
    notifier.turn(turn({ webhook: calling.hook() }));
    await notifier.idle();
    expect([calling.pauses, calling.service.received.length]).toEqual([[7_000], 2]);

    calling.replies = [{ status: 429, retryAfter: '3600' }];
    notifier.turn(turn({ webhook: calling.hook(), key: 'match-1:13' }));
    await notifier.idle();
    expect([calling.pauses, calling.service.received.length]).toEqual([[7_000], 3]);
  });

  test('is given up after the second time', async () => {
    calling.replies = [500, 502, 201];
    const notifier = calling.notifier();
    notifier.turn(turn({ webhook: calling.hook() }));
    await notifier.idle();
    expect(calling.service.received).toHaveLength(2);
    expect(calling.written).toHaveLength(1);
    expect(calling.written[0]).toContain('"status":502');
  });

  test('is not sent again to somebody who has come back meanwhile', async () => {
    calling.replies = [500];
    let isDue = true;
    const notifier = calling.notifier({
      pause: () => {
        isDue = false;
        return Promise.resolve();
      },
    });
    notifier.turn(turn({ webhook: calling.hook(), isStillDue: () => isDue }));
    await notifier.idle();
    expect(calling.service.received).toHaveLength(1);
  });

  test('is a line in the log without address, token or name', async () => {
    calling.replies = [403, 403];
    const { p256dh, auth } = calling.subscribe().subscription({ table: '', person: '', language: '' });
    const unknown: Resolve = (name, _options, callback) =>
      callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), []);
    const notifier = calling.notifier({ outgoing: createOutgoing({ privateCalls: true, resolve: unknown }) });
    notifier.turn(turn({ webhook: calling.hook() }));
    notifier.turn(turn({ key: 'x', webhook: { url: 'https://no-such-host.test/s3cret', language: 'en' } }));
    await notifier.idle();
    expect(calling.written.length).toBeGreaterThanOrEqual(3);
    const all = calling.written.join('\n');
    const secrets = [
      's3cret',
      '/push/',
      calling.service.url,
      '127.0.0.1',
      'no-such-host',
      'Ana',
      'QXKTR',
      p256dh,
      auth,
    ];
    for (const secret of [...secrets, vapid.privateKey]) expect(all).not.toContain(secret);
  });

  test('never reaches the caller, whatever fails', async () => {
    const broken = (): Promise<never> => Promise.reject(new Error('the store is gone'));
    const notifier = calling.notifier({ store: { pushOf: broken, removePushEndpoint: broken } });
    expect(() => notifier.turn(turn())).not.toThrow();
    await expect(notifier.idle()).resolves.toBeUndefined();
    expect(calling.written).toHaveLength(1);

    calling.rows = [
      { ...turn(), language: 'en', endpoint: `${calling.service.url}/push/1`, p256dh: 'AAAA', auth: 'AAAA' },
    ];
    const other = calling.notifier();
    other.turn(turn());
    await expect(other.idle()).resolves.toBeUndefined();
    expect(calling.service.received).toEqual([]);
  });
});

test('a notifier that closes does not wait for a second try, and begins nothing', async () => {
  calling.replies = [500];
  const notifier = calling.notifier({ pause: usualPause });
  notifier.turn(turn({ webhook: calling.hook() }));
  while (calling.service.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await notifier.close();
  notifier.turn(turn({ key: 'match-1:13', webhook: calling.hook() }));
  await notifier.idle();
  expect(calling.service.received).toHaveLength(1);
});

test('whoever closes does not wait for ever', async () => {
  const delivery = createDelivery(createLog('silent'));
  delivery.inBackground('table-1', () => new Promise(() => undefined));
  jest.useFakeTimers();
  try {
    const closed = delivery.close();
    await jest.advanceTimersByTimeAsync(5_000);
    await expect(closed).resolves.toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});
