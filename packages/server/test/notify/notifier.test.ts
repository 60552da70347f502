import { createOutgoing } from '../../src/notify/outgoing';
import { Browser, claimsOf } from './browser';
import { Calling, PUBLIC_URL, turn, vapid } from './calling';

let calling: Calling;

beforeEach(async () => {
  calling = await Calling.start();
});

afterEach(() => calling.close());

describe('whose turn it is', () => {
  test('is told on each of his devices, in its language', async () => {
    const [phone, laptop] = [
      calling.subscribe('p1', 'de', '/push/1'),
      calling.subscribe('p1', 'fr', '/push/2'),
    ];
    calling.subscribe('p2', 'en', '/push/3');
    const notifier = calling.notifier();
    notifier.turn(turn());
    await notifier.idle();
    expect(calling.paths()).toEqual(['/push/1', '/push/2']);
    const url = 'https://pampa.example/games/t/QXKTR';
    expect(phone.read(calling.bodyTo('/push/1'))).toEqual({
      title: 'Du bist dran!',
      body: 'Tisch QXKTR (El Gaucho) wartet auf dich.',
      url,
      tag: 'table-QXKTR',
    });
    expect(laptop.read(calling.bodyTo('/push/2'))).toMatchObject({
      title: 'C’est à toi de jouer\u00a0!',
      url,
    });
  });

  test('is told in the table’s chat, in the table’s language, with a link', async () => {
    const notifier = calling.notifier();
    notifier.turn(turn({ webhook: calling.hook('es') }));
    await notifier.idle();
    expect(calling.line()).toMatchObject({
      content: 'Le toca a Ana\\_1 en la mesa QXKTR (El Gaucho).\n<https://pampa.example/games/t/QXKTR>',
      text: 'Le toca a Ana_1 en la mesa QXKTR (El Gaucho).\nhttps://pampa.example/games/t/QXKTR',
    });
  });

  test('is told without a link where nobody has said where the pages are', async () => {
    const browser = calling.subscribe();
    const notifier = calling.notifier({ publicUrl: null });
    notifier.turn(turn());
    notifier.turn(turn({ person: 'p2', webhook: calling.hook() }));
    await notifier.idle();
    expect(browser.read(calling.bodyTo('/push/1'))).toMatchObject({ url: 't/QXKTR' });
    expect(calling.line().text).toBe('It’s Ana_1’s turn at table QXKTR (El Gaucho).');
  });

  test('is told once a turn', async () => {
    calling.subscribe('p1', 'en', '/push/1');
    calling.subscribe('p2', 'en', '/push/2');
    const notifier = calling.notifier();
    for (const key of ['match-1:12', 'match-1:12', 'match-1:13']) {
      notifier.turn(turn({ key, webhook: calling.hook() }));
      notifier.turn(turn({ key, person: 'p2' }));
      await notifier.idle();
    }
    expect(calling.paths()).toEqual([
      '/hook/s3cret',
      '/hook/s3cret',
      '/push/1',
      '/push/1',
      '/push/2',
      '/push/2',
    ]);
  });

  test('is not told to somebody who has come back meanwhile', async () => {
    calling.subscribe();
    const notifier = calling.notifier();
    notifier.turn(turn({ webhook: calling.hook(), isStillDue: () => false }));
    await notifier.idle();
    expect(calling.service.received).toEqual([]);
    expect(calling.written).toEqual([]);
  });

  test('is told on eight devices at most', async () => {
    for (let device = 1; device <= 12; device++) calling.subscribe('p1', 'en', `/push/${device}`);
    const notifier = calling.notifier();
    notifier.turn(turn());
    await notifier.idle();
    expect(calling.service.received).toHaveLength(8);
  });
});

test('who is nudged learns by whom', async () => {
  const browser = calling.subscribe();
  const notifier = calling.notifier();
  notifier.nudge({ ...turn({ webhook: calling.hook() }), by: 'Ben*' });
  await notifier.idle();
  expect(browser.read(calling.bodyTo('/push/1'))).toMatchObject({ title: 'Ben* is waiting for you' });
  expect(calling.line().content).toMatch(/^Ben\\\* is waiting for Ana\\_1 at table QXKTR/);
});

test('the end is told to everybody who is named, and once in the chat', async () => {
  calling.subscribe('p1', 'en', '/push/1');
  calling.subscribe('p2', 'en', '/push/2');
  calling.subscribe('p3', 'en', '/push/3');
  const notifier = calling.notifier();
  const over = { ...turn({ webhook: calling.hook() }), people: ['p1', 'p3'], winners: ['Ana_1', 'Ben'] };
  notifier.over(over);
  notifier.over(over);
  await notifier.idle();
  expect(calling.paths()).toEqual(['/hook/s3cret', '/push/1', '/push/3']);
  expect(calling.line().content).toMatch(
    /^The match at table QXKTR \(El Gaucho\) is over\. First place: Ana\\_1 and Ben\.\n/,
  );
});

describe('a push service', () => {
  test('that knows nobody there is not asked again', async () => {
    calling.replies = [410];
    calling.subscribe();
    const notifier = calling.notifier();
    notifier.turn(turn());
    await notifier.idle();
    expect(calling.rows).toEqual([]);
    expect([calling.pauses, calling.written]).toEqual([[], []]);
  });

  test('can turn to whoever runs this server, or to where it is', async () => {
    const contacts = [
      [{ contact: 'mailto:ana@pampa.example' }, 'mailto:ana@pampa.example'],
      [{}, PUBLIC_URL],
      [{ publicUrl: 'http://10.0.0.7:2567' }, 'mailto:nobody@example.com'],
      [{ publicUrl: null }, 'mailto:nobody@example.com'],
    ] as const;
    calling.subscribe();
    for (const [parts, expected] of contacts) {
      const notifier = calling.notifier(parts);
      notifier.turn(turn());
      await notifier.idle();
      const { headers } = calling.service.received.at(-1)!;
      expect(claimsOf(headers.authorization, vapid.publicKey).sub).toBe(expected);
    }
  });

  test('is left alone where push is off', async () => {
    calling.subscribe();
    const notifier = calling.notifier({ vapid: null });
    expect(notifier.pushKey).toBeNull();
    notifier.turn(turn({ webhook: calling.hook() }));
    await notifier.idle();
    expect(calling.paths()).toEqual(['/hook/s3cret']);
  });
});

test('subscriptions and webhooks that could never be called are refused at once', () => {
  const notifier = calling.notifier({ outgoing: createOutgoing({ privateCalls: false }) });
  const subscription = new Browser('https://push.example.org/abc').subscription({
    table: 'table-1',
    person: 'p1',
    language: 'en',
  });
  expect(notifier.acceptsPush(subscription)).toBe(true);
  expect(notifier.acceptsPush({ ...subscription, endpoint: 'https://127.0.0.1/abc' })).toBe(false);
  expect(notifier.acceptsPush({ ...subscription, p256dh: 'AAAA' })).toBe(false);
  expect(notifier.acceptsWebhook('https://discord.example.org/api/webhooks/1/x')).toBe(true);
  expect(notifier.acceptsWebhook('http://discord.example.org/api/webhooks/1/x')).toBe(false);
  expect(notifier.acceptsWebhook('https://[::1]/')).toBe(false);
});
