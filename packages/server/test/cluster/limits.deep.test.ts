import { RedisLink } from '../../src/cluster/redis';
import { createLimits, type Limits } from '../../src/limits';
import { createLog } from '../../src/log';
import { RedisServer } from '../support/redis';
import { until } from '../support/waiting';

let redis: RedisServer;
const links: RedisLink[] = [];

beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(async () => {
  for (const link of links) link.close();
  await redis.close();
});

/** As another process would have them. */
async function limitsOf(): Promise<{ readonly limits: Limits; readonly link: RedisLink }> {
  const link = new RedisLink(redis.url, createLog('silent'));
  links.push(link);
  await link.open();
  return { link, limits: createLimits(1, { client: link.client, isWell: () => link.isWell }) };
}

test('two processes count one address together, and each for itself while Redis is away', async () => {
  const [a, b] = [await limitsOf(), await limitsOf()];
  for (let taken = 0; taken < 10; taken++) {
    expect(await a.limits.take('create', '192.0.2.1')).toBe(true);
    expect(await b.limits.take('create', '192.0.2.1')).toBe(true);
  }
  expect(await a.limits.take('create', '192.0.2.1')).toBe(false);
  expect(await b.limits.isExhausted('create', '192.0.2.1')).toBe(true);
  expect(await b.limits.take('create', '192.0.2.2')).toBe(true);

  redis.stall();
  // The first to find out waits for an answer that does not come; from then on nobody does.
  expect(await a.limits.take('create', '192.0.2.1')).toBe(true);
  await until(() => !a.link.isWell);
  const begun = performance.now();
  expect(await a.limits.take('create', '192.0.2.1')).toBe(true);
  expect(performance.now() - begun).toBeLessThan(200);

  redis.goOn();
  await until(() => a.link.isWell);
  expect(await a.limits.take('create', '192.0.2.1')).toBe(false);
});
