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

test('two processes count wrong codes together, before they are tried', async () => {
  const both = [await limitsOf(), await limitsOf()];
  let tried = 0;
  const guess = (at: number, isRight: boolean): Promise<boolean | null> =>
    both[at % 2]!.limits.guess(
      '192.0.2.7',
      async () => {
        tried += 1;
        await new Promise(setImmediate);
        return isRight;
      },
      (wasRight) => !wasRight,
    );
  const many = (isRight: boolean): Promise<readonly (boolean | null)[]> =>
    Promise.all(Array.from({ length: 10 }, (_, at) => guess(at, isRight)));
  // Right ones are given back.
  for (let round = 0; round < 5; round++) expect(new Set(await many(true))).toEqual(new Set([true]));
  tried = 0;
  await Promise.all(Array.from({ length: 100 }, (_, at) => guess(at, false)));
  expect(tried).toBe(20);
  expect(await guess(0, true)).toBeNull();
});
