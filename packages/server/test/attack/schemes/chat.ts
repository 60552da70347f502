import { Player, Refused, requestId } from '../../support/player';
import { codeOf } from '../../support/refusals';
import { gather } from '../../support/tables';
import { ATTACKER, HONEST } from '../addresses';
import type { Scheme } from '../attack';
import type { Counts } from '../floods/order';

const SECONDS = 10;
/** Six at once and one every two seconds are eleven in ten seconds; a bit more for what is counted by the minute. */
const MOST_LINES = 20;
const TRIES_EACH = 8;

async function sayOnce(player: Player, channel: 'table' | 'gallery'): Promise<boolean> {
  const code = await codeOf(player.request('say', { id: requestId(), channel, text: 'Buy my cows' })).catch(
    () => 'too-fast' as const,
  );
  return code === 'done';
}

/** Says as much as is taken, reconnects, and begins again. */
async function reconnectAndTalk(player: Player, code: string, channel: 'table' | 'gallery'): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let lines = 0;
  while (performance.now() < until) {
    try {
      if (!player.isConnected) await player.join(code);
    } catch (error) {
      // Refused for having come too often: then this is how many it could say.
      if (error instanceof Refused) return lines;
      // Replaced by a connection of its own that was opened just before: it tries again.
      continue;
    }
    for (let left = TRIES_EACH; left > 0 && (await sayOnce(player, channel)); left--) lines += 1;
    player.drop();
  }
  return lines;
}

export const chatByReconnecting: Scheme = {
  kind: 'scheme',
  name: 'chat by reconnecting',
  does: 'a spectator, and a player, reconnect for ten seconds to say six lines each time',
  most: { 'lines of a spectator': MOST_LINES, 'lines of a player': MOST_LINES },
  async run(house) {
    const [host, player] = await gather([await house.from(HONEST), await house.from('127.0.0.4')], 2);
    const { code } = host!.table;
    const spectator = await house.person(ATTACKER, 'Zorro');
    const [ofSpectator, ofPlayer] = await Promise.all([
      reconnectAndTalk(spectator, code, 'gallery'),
      reconnectAndTalk(player!, code, 'table'),
    ]);
    return { 'lines of a spectator': ofSpectator, 'lines of a player': ofPlayer };
  },
};

/** The same browser, and one that remembers nothing, at the same address. */
async function returns(
  url: string,
  before: Player,
  code: string,
  tries: (player: Player) => Promise<boolean>,
): Promise<Counts> {
  if (before.isConnected) before.drop();
  const attempt = async (player: Player): Promise<number> => {
    try {
      await player.join(code);
      return (await tries(player)) ? 1 : 0;
    } catch {
      return 0;
    } finally {
      if (player.isConnected) player.drop();
    }
  };
  return {
    reload: await attempt(new Player(url, before.name, before.token)),
    'private window': await attempt(new Player(url, `${before.name} 2`)),
  };
}

const named = (what: string, counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [`${what}, ${name}`, count]));

export const backByReloading: Scheme = {
  kind: 'scheme',
  name: 'back by reloading',
  does: 'people whom the host has hushed, removed or kicked come back with a reload or a private window',
  most: {
    'hushed, reload': 0,
    'hushed, private window': 0,
    'removed, reload': 0,
    'removed, private window': 0,
    'kicked, reload': 0,
    'kicked, private window': 0,
  },
  async run(house) {
    const [host] = await gather(await house.from(HONEST), 1);
    const { code } = host!.table;
    const comes = async (address: string, name: string): Promise<{ url: string; player: Player }> => {
      const url = await house.from(address);
      const player = new Player(url, name);
      await player.join(code);
      await host!.until(() => host!.table.watchers.some((watcher) => watcher.name === name));
      return { url, player };
    };
    const idOf = (name: string): string => host!.table.watchers.find((watcher) => watcher.name === name)!.id;

    const hushed = await comes('127.0.0.4', 'Hush');
    await host!.request('hush', { who: idOf('Hush'), hushed: true });
    const removed = await comes('127.0.0.5', 'Rem');
    await host!.request('remove-watcher', { who: idOf('Rem') });
    const kicked = await comes('127.0.0.6', 'Kick');
    await kicked.player.sit();
    await host!.until(() => host!.table.seats.some(({ name }) => name === 'Kick'));
    await host!.request('kick', { seat: kicked.player.seat! });

    const speaks = (player: Player): Promise<boolean> => sayOnce(player, 'gallery');
    const stays = (player: Player): Promise<boolean> => Promise.resolve(player.isConnected);
    const sits = async (player: Player): Promise<boolean> => {
      const { token, name, commitment } = player;
      return (
        (await codeOf(player.request('sit', { token, name, seat: null, colour: null, commitment }))) ===
        'done'
      );
    };
    return {
      ...named('hushed', await returns(hushed.url, hushed.player, code, speaks)),
      ...named('removed', await returns(removed.url, removed.player, code, stays)),
      ...named('kicked', await returns(kicked.url, kicked.player, code, sits)),
    };
  },
};
