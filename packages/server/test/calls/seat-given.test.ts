import { listen, type Listener } from '../notify/listener';
import { apart, BEHIND_PROXY } from '../support/apart';
import { movingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { gather } from '../support/tables';
import { until } from '../support/waiting';
import { Phone } from './phone';

/** What `options.awaySeconds` usually is. */
const LIMIT_MS = 120_000;
const HOOK = '/hook';

const time = movingTime();
let service: Listener;
let server: Running;

beforeAll(async () => {
  service = await listen('http', (response) => void response.writeHead(201).end());
  server = await startRunning({ now: time.now, env: BEHIND_PROXY });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const chat = (): readonly string[] =>
  service.received
    .filter(({ path }) => path === HOOK)
    .map(({ body }) => (JSON.parse(body.toString('utf8')) as { text: string }).text);

test('an owner is told on their own phone that the seat is asked for, and given; a claimant can’t stop that', async () => {
  const [ana, bruno, carla] = (await gather(server.url, 3, {}, apart)) as [Player, Player, Player];
  const { code } = ana.table;
  const phone = await Phone.of(carla, service);
  await ana.request('webhook', { url: `${service.url}${HOOK}` });
  await carla.leave();
  await ana.until(() => ana.table.seats[2]?.connected === false);
  time.pass(LIMIT_MS);
  const claimant = new Player(server.url, 'Nadie');
  claimant.address = '192.0.2.99';
  await claimant.join(code);
  const asks = (): Promise<{ readonly proposal: number }> =>
    claimant.request('claim', { token: claimant.token, seat: 2 });

  const { proposal: refused } = await asks();
  await until(() => phone.shown.length === 1);
  await ana.request('vote', { proposal: refused, yes: false });
  // Asked again in the same absence: once is enough for a phone.
  const { proposal } = await asks();
  for (const voter of [ana, bruno]) await voter.request('vote', { proposal, yes: true });
  await until(() => phone.shown.length === 2 && chat().length === 2);
  expect(phone.shown).toEqual(['Somebody asks for your seat', 'Your seat was given away']);
  expect(chat()).toEqual([
    `Somebody asks for Carla’s seat at table ${code} (El Gaucho).`,
    `The others gave Carla’s seat at table ${code} (El Gaucho) to somebody who asked for it.`,
  ]);

  await claimant.until(() => claimant.seat === 2);
  await claimant.request('push', { subscription: null });
  const devices = async (person: string): Promise<number> => {
    const { id } = (await server.store.findTable(code))!;
    return (await server.store.pushOf(id, person)).length;
  };
  const { id } = ana.table.seats[2]!;
  expect(await devices(id)).toBe(1);
  await Phone.of(claimant, service);
  expect(await devices(id)).toBe(1);
});
