import { setTimeout as pause } from 'node:timers/promises';
import { openCluster, type Cluster } from '../src/cluster';
import { Hands } from '../src/hands';
import { playUntil, seatGuests } from '../src/position';
import type { Visitor } from '../src/visitor';
import { Windows } from '../src/windows';

/** What a browser says of a connection that was cut. That is all: anything else in the console is a mistake of ours. */
const CUT_OFF = [/Failed to load resource/, /WebSocket connection to .* failed/];

const ACTS = 4;
/** A page waits half a second before it asks again; a machine that runs all of this may take its time. */
const BACK_WITHIN_MS = 30_000;

let cluster: Cluster;
let windows: Windows;

beforeEach(async () => {
  [cluster, windows] = await Promise.all([openCluster(), Windows.launch()]);
});
afterEach(async () => {
  await windows.close();
  await cluster.close();
});

interface Seated {
  readonly visitor: Visitor;
  readonly hands: Hands;
  /** Where its sockets have gone, oldest first: the prefix of a process. */
  readonly sockets: string[];
}

const seqOf = ({ visitor }: Seated): Promise<number> =>
  visitor.page.evaluate(() => window.pampa?.session.moment.value?.seq ?? -1);

const isAwaited = ({ visitor }: Seated): Promise<boolean> =>
  visitor.page.evaluate(() => {
    const { session } = window.pampa ?? {};
    const [seat, moment, game] = [session?.seat.value, session?.moment.value, session?.game.value];
    if (seat === null || seat === undefined || moment === null || moment === undefined) return false;
    return game?.asking(moment.view.open).seats.includes(seat) ?? false;
  });

/** Connected again, by a socket to that process. */
const isBackAt =
  (prefix: string) =>
  async ({ visitor, sockets }: Seated): Promise<void> => {
    const begun = performance.now();
    while (sockets.at(-1) !== prefix) {
      if (performance.now() - begun > BACK_WITHIN_MS) throw new Error(`${visitor.name} is not back`);
      await pause(20);
    }
    await visitor.until(() => window.pampa?.session.connection.value.state === 'here');
  };

/** Whoever's turn it is acts, and both see it. */
async function playOn(seated: readonly Seated[], acts: number): Promise<number> {
  for (let done = 0; done < acts; done++) {
    const awaited = await Promise.all(seated.map(isAwaited));
    const actor = seated[awaited.indexOf(true)];
    if (actor === undefined) throw new Error('nobody is awaited');
    const wanted = (await seqOf(actor)) + 1;
    await actor.hands.act();
    for (const { visitor } of seated) {
      await visitor.until((seq) => (window.pampa?.session.moment.value?.seq ?? -1) >= seq, wanted);
    }
  }
  return seqOf(seated[0]!);
}

test('two windows play through the proxy; the process that keeps their table is killed, and both play on at the other', async () => {
  await windows.during('many-processes', async () => {
    // It is kept by the first process; whom the windows ask is up to the proxy.
    const { code, guests } = await seatGuests(cluster.urls[0]!, 2);
    await playUntil({ code, guests }, ({ open }) => (open as { round: number }).round >= 2);
    const seated: Seated[] = [];
    for (const guest of guests) {
      const visitor = await windows.come(guest.name, { url: cluster.url, seatOf: { guest, code } });
      visitor.tolerate(...CUT_OFF);
      const sockets: string[] = [];
      visitor.page.on('websocket', (socket) =>
        sockets.push(new URL(socket.url()).pathname.split('/')[1] ?? ''),
      );
      await visitor.goto(`t/${code}`);
      await visitor.atTable();
      seated.push({ visitor, hands: new Hands(visitor), sockets });
    }
    expect(seated.map(({ sockets }) => sockets.at(-1))).toEqual(['p1', 'p1']);
    const before = await playOn(seated, ACTS);

    await cluster.kill(0);
    await Promise.all(seated.map(isBackAt('p2')));
    for (const each of seated) expect(await seqOf(each)).toBe(before);
    expect(await playOn(seated, ACTS)).toBe(before + ACTS);
  });
});
