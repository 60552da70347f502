import type { OperatorOverview, OperatorTableDetail } from '@pampa/protocol';
import { TestCluster } from '../support/cluster';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { deal, gather } from '../support/tables';

const ADMIN_TOKEN = 'correct-horse-battery';

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await TestCluster.start({ processes: 2, env: { ADMIN_TOKEN } });
});
afterAll(() => cluster.close());

/** Of the second process, while all tables are at the first. */
async function ask<A>(path: string, body?: object): Promise<A> {
  const response = await fetch(`${cluster.urlOf(1)}/api/operator/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as A;
}

test('an operator at one process sees, ends and closes tables of another, and removes people there', async () => {
  const [ana, bruno] = await deal(cluster.urlOf(0), 2);
  const { code } = ana!.table;
  expect(await ask<OperatorTableDetail>(`tables/${code}`)).toMatchObject({
    where: 'elsewhere',
    seats: [{ connected: true }, { connected: true }],
  });
  expect((await ask<OperatorOverview>('overview')).processes).toHaveLength(2);
  expect(await ask(`tables/${code}/remove`, { seat: 1, name: 'Bruno' })).toEqual({});
  await bruno!.until(() => bruno!.goodbye?.code === 'removed');
  expect(await ask(`tables/${code}/end`, {})).toEqual({});
  await ana!.until(() => ana!.table.status === 'over');

  const [host] = await gather(cluster.urlOf(0), 1);
  expect(await ask(`tables/${host!.table.code}/end`, {})).toEqual({});
  await host!.until(() => host!.goodbye?.code === 'table-closed');
});

test('what an operator announces at one process reaches the people of another, and newcomers there are refused', async () => {
  const [ana] = await gather(cluster.urlOf(0), 1);
  await ask('restart', { minutes: 5 });
  await ana!.until(() => ana!.houseNotices.some(({ restartAt }) => restartAt !== null));
  await ask('house', { isClosed: true });
  await ana!.until(() => ana!.houseNotices.at(-1)?.isClosed === true);
  expect(await codeOf(new Player(cluster.urlOf(0), 'Zoe').create())).toBe('house-closed');
  await ask('house', { isClosed: false });
  await ana!.until(() => ana!.houseNotices.at(-1)?.isClosed === false);
});
