import { isHouseRefusal } from '@pampa/protocol';
import { banned, isBanned } from '../table/bans';
import { deviceOwner, isPlayedByBot, seatOf } from '../table/people';
import { awaited, notice, refused, type Commanded } from '../table/table';
import type { Connection, Connections } from './connections';
import type { Keeper } from './keeper';
import type { Desk } from './requests';
import type { RoomServices } from './services';
import { hears, mutedBy } from './telling';

/** Often enough for a friend, too seldom for a nuisance. */
const NUDGE_EVERY_MS = 60_000;
const GALLERY_LINES = 60;
/** The players' own talk is among them. */
const LINES_READ = 5 * GALLERY_LINES;
const MOST_DEVICES = 8;

/** Answers what is not a change of the table, or not only that. */
export function createDesk(keeper: Keeper, connections: Connections, services: RoomServices): Desk {
  const { store, notifier, now, houseState } = services;
  const nudgedAt = new Map<string, number>();

  /** The table of a rematch while it is being opened: two may ask at once, and everybody goes to the same one. */
  let opening: Promise<Commanded> | null = null;
  const openRematch = async (address: string): Promise<Commanded> => {
    const opened = await services.openRematch(keeper.table.document, address);
    if (typeof opened !== 'string') return opened;
    const done = await keeper.run(({ document }) =>
      // Somebody may have asked before, and it was written although nobody could be told: then that is the table.
      document.next === null
        ? { document: { ...document, next: opened }, lines: [notice('rematch', { code: opened })] }
        : { document },
    );
    if (isHouseRefusal(done)) return done;
    const code = done.document.next ?? opened;
    for (const connection of connections.all()) connection.send('rematch', { code });
    return done;
  };

  return {
    emote(from, { emote }) {
      if (keeper.table.document.hushed.includes(from.id)) return refused('muted');
      for (const connection of connections.all()) {
        if (!mutedBy(keeper.table, connection).includes(from.id)) {
          connection.send('emote', { from: from.id, emote });
        }
      }
      return {};
    },

    nudge(from, { seat: index }) {
      const { document } = keeper.table;
      const seat = document.seats[index];
      if (seat === undefined || seat.kind !== 'person' || seat.id === from.id) return refused('no-such-seat');
      if (document.paused) return refused('paused');
      if (isPlayedByBot(seat)) return refused('bot-plays');
      if (!awaited(keeper.table).includes(index)) return refused('not-awaited');
      const left = (nudgedAt.get(seat.id) ?? 0) + NUDGE_EVERY_MS - now();
      if (left > 0) return refused('too-soon', { seconds: Math.ceil(left / 1000) });
      nudgedAt.set(seat.id, now());
      connections.person(seat.id)?.send('nudged', { from: from.id });
      if (!connections.isLooking(seat.id)) {
        const by = document.seats[seatOf(document, from.id) ?? -1]?.name ?? '';
        notifier.nudge({
          table: document.id,
          code: document.code,
          game: document.game,
          person: deviceOwner(seat),
          name: seat.name,
          by,
          webhook: document.webhook,
          key: `nudge:${now()}`,
          isStillDue: () => awaited(keeper.table).includes(index) && !connections.isLooking(seat.id),
        });
      }
      return {};
    },

    async push(from, { subscription, language }) {
      if (notifier.pushKey === null) return refused('push-off');
      const { document } = keeper.table;
      const table = document.id;
      const seat = document.seats[seatOf(document, from.id) ?? -1];
      if (seat === undefined) return refused('not-seated');
      const person = deviceOwner(seat);
      if (subscription === null) {
        await store.removePush(table, person);
        return {};
      }
      const device = { endpoint: subscription.endpoint, ...subscription.keys };
      if (!notifier.acceptsPush(device)) return refused('malformed', { at: 'subscription' });
      // Somebody with more devices than that has none of them twice: he begins anew.
      const known = await store.pushOf(table, person);
      if (known.length >= MOST_DEVICES) await store.removePush(table, person);
      await store.savePush({ table, person, ...device, language });
      return {};
    },

    async listen(from, { gallery }) {
      from.hearsGallery = gallery;
      if (!gallery) return {};
      const lines = await store.recentLines(keeper.table.document.id, LINES_READ);
      const ofGallery = lines.filter((line) => line.channel === 'gallery' && hears(keeper.table, from, line));
      return { lines: ofGallery.slice(-GALLERY_LINES) };
    },

    async rematch({ address }) {
      const { status, next } = keeper.table.document;
      if (status !== 'over') return refused('not-over');
      if (next !== null) return { code: next };
      opening ??= openRematch(address).finally(() => {
        opening = null;
      });
      const opened = await opening;
      return isHouseRefusal(opened) ? opened : { code: opened.document.next };
    },

    async removeWatcher({ who }) {
      const watcher = connections.all().find(({ id, isSeated }) => !isSeated && id === who);
      if (watcher === undefined) return refused('no-such-person');
      const player = watcher.watcherName;
      const done = await keeper.run(({ document }, circumstances) => ({
        document: banned(document, 'removed', who, circumstances),
        lines: [notice('watcher-removed', { player })],
      }));
      if (isHouseRefusal(done)) return done;
      // The spectator's other tabs go too.
      const isRemoved = ({ id, isSeated, visitor }: Connection): boolean =>
        !isSeated && (id === who || isBanned(done.document, 'removed', visitor, now()));
      for (const connection of connections.all().filter(isRemoved)) connection.dismiss('kicked');
      return {};
    },

    admitsNewcomers: () => !houseState.notice().isClosed,

    acceptsWebhook: (url) => notifier.acceptsWebhook(url),

    nameOf(id) {
      const { document } = keeper.table;
      const seat = seatOf(document, id);
      if (seat !== null) return document.seats[seat]?.name ?? null;
      return connections.watchers().find((watcher) => watcher.id === id)?.name ?? null;
    },
  };
}
