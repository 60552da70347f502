import { Phone } from '../calls/phone';
import { listen, type Listener } from '../notify/listener';
import { TestCluster } from '../support/cluster';
import type { Player } from '../support/player';
import { gather, playOn } from '../support/tables';
import { until } from '../support/waiting';
import { knock } from './knock';

const HOOK = '/hook/hunter2secret';
const YOUR_TURN = 'It’s your turn!';

let cluster: TestCluster;
let service: Listener;

beforeAll(async () => {
  service = await listen('http', (response) => void response.writeHead(201).end());
  cluster = await TestCluster.start({ processes: 2, env: { SLEEP_SECONDS: '1' } });
});
afterAll(async () => {
  await cluster.close();
  await service.close();
});

const chatAbout = (code: string): readonly string[] =>
  service.received
    .filter(({ path }) => path === HOOK)
    .map(({ body }) => (JSON.parse(body.toString('utf8')) as { text: string }).text)
    .filter((text) => text.includes(code));

/** Bruno is away, it is his turn, and he has been called for it. */
async function callBruno() {
  const urls = [cluster.urlOf(0), cluster.urlOf(1)];
  const players = await gather(urls, 2, {
    gameOptions: { startSeat: 0 },
    options: { awaySeconds: 10 },
  });
  const [ana, bruno] = players as [Player, Player];
  const phone = await Phone.of(bruno, service);
  await ana.request('webhook', { url: `${service.url}${HOOK}` });
  const { code } = ana.table;
  await ana.request('start', {});
  await Promise.all(players.map((player) => player.until(() => player.view !== null)));
  // Until only Ana is asked, and Bruno is next.
  while (bruno.isAwaited || !ana.isAwaited) await playOn(players, 1);
  await bruno.leave();
  await ana.until(() => !ana.table.seats[1]!.connected);
  while (ana.isAwaited) await ana.actSensibly();
  await until(() => phone.shown.length === 1 && chatAbout(code).length === 1);
  return { ana, bruno, phone, code };
}

test('who was called for his turn is not called for it again by the process that the table wakes at after a kill', async () => {
  const { ana, bruno, phone, code } = await callBruno();
  expect(cluster.placeOf(ana)).toBe(0);
  await cluster.server(0).kill();
  await ana.until(() => ana.closedWith !== null);
  await knock(ana, code, cluster.urlOf(1));
  expect(cluster.placeOf(ana)).toBe(1);
  // A pause ends: whoever is awaited is told, unless he has been.
  await ana.request('propose', { kind: 'pause' });
  await ana.until(() => ana.table.paused);
  // Going on without Bruno takes the limit of an absence.
  await until(async () => {
    const proposed = ana.request('propose', { kind: 'resume' });
    return proposed.then(
      () => true,
      () => false,
    );
  });
  await ana.until(() => !ana.table.paused);
  // The next turn is another one.
  await knock(bruno, code, cluster.urlOf(1));
  while (bruno.isAwaited) await bruno.actSensibly();
  await bruno.leave();
  await ana.until(() => ana.isAwaited && !ana.table.seats[1]!.connected);
  while (ana.isAwaited) await ana.actSensibly();
  await until(() => phone.shown.length >= 2 && chatAbout(code).length >= 2);
  expect(phone.shown).toEqual([YOUR_TURN, YOUR_TURN]);
  expect(chatAbout(code)).toHaveLength(2);
  await ana.leave();
  await cluster.startAgain(0);
});
