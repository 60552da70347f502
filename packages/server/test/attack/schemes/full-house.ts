import { Player, Refused, VERSIONS } from '../../support/player';
import { deal, playOn } from '../../support/tables';
import { until } from '../../support/waiting';
import { ATTACKER, HONEST, NEWCOMER } from '../addresses';
import type { Scheme } from '../attack';
import type { Counts } from '../floods/order';
import type { House } from '../house';
import { done, opens } from './attempts';

/** A small house fills as a large one does, only sooner. */
const MAX_TABLES = 30;
const env = { MAX_TABLES: String(MAX_TABLES), SLEEP_SECONDS: '1' };
/** More than the house has room for. */
const TRIES = MAX_TABLES + 10;

/** Two people whose match sleeps because they have gone for a moment. */
async function sleepingMatch(house: House): Promise<{ people: readonly Player[]; code: string }> {
  const people = await deal(await house.from(HONEST), 2);
  await playOn(people, 5);
  const { code } = people[0]!.table;
  for (const person of people) person.drop();
  await until(async () => (await tablesAwake(house)) === 0);
  return { people, code };
}

async function tablesAwake({ url }: House): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^pampa_tables (\d+)$/m.exec(text)?.[1]);
}

/** Whether those two, and a person who wants to open a table, find room. */
async function room(
  house: House,
  { people, code }: Awaited<ReturnType<typeof sleepingMatch>>,
): Promise<Counts> {
  let back = 0;
  for (const person of people) back += await done(person.join(code));
  const newcomer = await house.person(NEWCOMER, 'Zoe');
  return { 'people back': back, 'newcomers with a table': await done(newcomer.create()) };
}

export const tablesOfOneAddress: Scheme = {
  kind: 'scheme',
  name: 'tables of one address',
  does: 'one address opens as many tables as it may, and more by rematches, in a house of 30',
  env,
  least: { 'people back': 2, 'newcomers with a table': 1 },
  async run(house) {
    const sleeping = await sleepingMatch(house);
    const url = await house.from(ATTACKER);
    let pair = await firstMatch(url);
    let held = 1;
    while (held < TRIES && (await opens(new Player(url, 'Zorro')))) held += 1;
    let rematches = 0;
    for (; pair !== null && rematches < TRIES; rematches++) pair = await rematch(url, pair);
    return { tables: held, rematches, ...(await room(house, sleeping)) };
  },
};

type Pair = readonly [Player, Player];

async function firstMatch(url: string): Promise<Pair | null> {
  try {
    const [one, other] = await deal(url, 2);
    return [one!, other!];
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Ends the match by consent, opens the next table, and keeps the old one awake. */
async function rematch(url: string, [one, other]: Pair): Promise<Pair | null> {
  try {
    const { proposal } = await one.request('propose', { kind: 'end' });
    await other.request('vote', { proposal, yes: true });
    await one.until(() => one.table.status === 'over');
    await one.request('rematch', {});
    await one.until(() => one.table.next !== null);
    const code = one.table.next!;
    const next = [new Player(url, one.name, one.token), new Player(url, other.name, other.token)] as const;
    for (const player of next) await player.join(code);
    await next[1].request('ready', { ready: true });
    for (const player of next)
      await player.request('commit', { commitment: player.commitment }).catch(() => undefined);
    await next[0].request('start', {});
    await Promise.all(next.map((player) => player.until(() => player.table.status === 'playing')));
    return next;
  } catch {
    // Refused, or its own table was put to sleep under it to make room: it has got as far as it gets.
    return null;
  }
}

export const fullHouse: Scheme = {
  kind: 'scheme',
  name: 'a full house',
  does: '40 addresses open a table each, in a house of 30',
  env,
  least: { 'people back': 2 },
  most: { 'tables opened whose host is refused': 0 },
  async run(house) {
    const sleeping = await sleepingMatch(house);
    let opened = 0;
    let refusedLater = 0;
    for (let index = 1; index <= TRIES; index++) {
      const player = await house.person(`127.0.1.${index}`, 'Zorro');
      const code = await openFor(player);
      if (code === null) continue;
      opened += 1;
      if ((await done(player.join(code))) === 0) refusedLater += 1;
    }
    const { 'people back': back = 0 } = await room(house, sleeping);
    return { tables: opened, 'tables opened whose host is refused': refusedLater, 'people back': back };
  },
};

/** Opens a table without going there; null if it is refused. */
async function openFor({ url, name, token }: Player): Promise<string | null> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...VERSIONS, game: 'el-gaucho', name, token }),
  });
  return answer.ok ? ((await answer.json()) as { code: string }).code : null;
}
