import { createHash, randomBytes } from 'node:crypto';
import { generateVAPIDKeys } from 'web-push';
import { createOutgoing } from '../../src/notify/outgoing';
import { createPushSender, hasUsableKeys, type PushSender } from '../../src/notify/push';
import { Browser, claimsOf } from './browser';
import { listen, type Listener } from './listener';
import { LOCAL_CERTIFICATE } from './local-certificate';

const keys = generateVAPIDKeys();
const about = { table: 'table-1', person: 'p1', language: 'fr' };
const message = {
  title: 'Ça alors !',
  body: 'À toi de jouer.',
  url: 'https://pampa.example/t/QXKTR',
  tag: 'x',
};
const manner = { table: 'table-1', ttlSeconds: 3600, urgency: 'high' } as const;

let service: Listener;
let status: number;

beforeEach(async () => {
  status = 201;
  service = await listen('https', (response) => response.writeHead(status).end());
});

afterEach(() => service.close());

function sender(): PushSender {
  const outgoing = createOutgoing({ privateCalls: true, ca: LOCAL_CERTIFICATE });
  return createPushSender(outgoing, keys, 'https://pampa.example');
}

test('a message is for the eyes of the browser that subscribed', async () => {
  const browser = new Browser(`${service.url}/push/abc`);
  const answer = await sender().send(browser.subscription(about), message, manner);
  expect(answer).toEqual({ status: 201, retryAfterMs: null });

  const [request] = service.received;
  expect(request).toMatchObject({ method: 'POST', path: '/push/abc' });
  expect(request!.headers['content-encoding']).toBe('aes128gcm');
  expect(browser.read(request!.body)).toEqual(message);
  expect(() => new Browser(browser.endpoint).read(request!.body)).toThrow();
});

test('nothing goes along but what the message is made of', async () => {
  const browser = new Browser(`${service.url}/push/abc`);
  const more = { ...message, token: 'secret', person: 'p1' };
  await sender().send(browser.subscription(about), more, manner);
  expect(browser.read(service.received[0]!.body)).toEqual(message);
});

test('the service can tell who sends it, and how it is to be delivered', async () => {
  const browser = new Browser(`${service.url}/push/abc`);
  await sender().send(browser.subscription(about), message, manner);
  const { headers } = service.received[0]!;
  expect(headers).toMatchObject({ ttl: '3600', urgency: 'high' });

  const claims = claimsOf(headers.authorization, keys.publicKey);
  expect(claims).toMatchObject({ aud: service.url, sub: 'https://pampa.example' });
  const hours = (claims.exp - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(1);
  expect(hours).toBeLessThan(24);
});

test('messages about a table share a topic, from which no table can be told', async () => {
  const browser = new Browser(`${service.url}/push/abc`);
  for (const table of ['table-1', 'table-1', 'table-2']) {
    await sender().send(browser.subscription(about), message, { ...manner, table });
  }
  const topics = service.received.map(({ headers }) => headers['topic']);
  const digest = createHash('sha256').update('table-1').digest('base64url');
  expect(topics[0]).toBe(digest.slice(0, 32));
  expect(topics[1]).toBe(topics[0]);
  expect(topics[2]).not.toBe(topics[0]);
});

test.each([404, 410])('%i means that nobody listens there any more', async (gone) => {
  status = gone;
  const browser = new Browser(`${service.url}/push/abc`);
  expect(await sender().send(browser.subscription(about), message, manner)).toBeNull();
});

test.each([400, 403, 429, 500])('%i does not', async (refused) => {
  status = refused;
  const browser = new Browser(`${service.url}/push/abc`);
  expect(await sender().send(browser.subscription(about), message, manner)).toMatchObject({
    status: refused,
  });
});

describe('keys that', () => {
  const { p256dh, auth } = new Browser('').subscription(about);
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  const compressed = Buffer.concat([Buffer.from([2]), randomBytes(32)]).toString('base64url');

  test('a browser makes are usable', () => {
    expect(hasUsableKeys({ p256dh, auth })).toBe(true);
  });

  test.each([
    ['are empty', '', auth],
    ['are no point of the curve', offCurve, auth],
    ['are compressed', compressed, auth],
    ['are too short', p256dh.slice(0, 20), auth],
    ['are no base64url', '!'.repeat(87), auth],
    ['come without a secret', p256dh, ''],
    ['come with too short a secret', p256dh, auth.slice(0, 10)],
    ['come with too long a secret', p256dh, auth + auth],
  ])('%s are not', (_what, point, secret) => {
    expect(hasUsableKeys({ p256dh: point, auth: secret })).toBe(false);
  });
});
