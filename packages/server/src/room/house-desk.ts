import { isHouseRefusal } from '@pampa/protocol';
import { seatOf } from '../table/people';
import { awaited, notice, refused } from '../table/table';
import type { Connections } from './connections';
import type { Keeper } from './keeper';
import type { Desk } from './requests';
import type { RoomServices } from './services';

/** Often enough for a friend, too seldom for a nuisance. */
const NUDGE_EVERY_MS = 60_000;
const GALLERY_LINES = 60;

/** Answers what is not a change of the table, or not only that. */
export function createDesk(keeper: Keeper, connections: Connections, services: RoomServices): Desk {
  const { store, notifier, now } = services;
  const nudgedAt = new Map<string, number>();

  return {
    emote(from, { emote }) {
      if (keeper.table.document.hushed.includes(from.id)) return refused('muted');
      for (const connection of connections.all()) connection.send('emote', { from: from.id, emote });
      return {};
    },

    nudge(from, { seat: index }) {
      const { document } = keeper.table;
      const seat = document.seats[index];
      if (seat === undefined || seat.kind !== 'person' || seat.id === from.id) return refused('no-such-seat');
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
          person: seat.id,
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
      const table = keeper.table.document.id;
      if (subscription === null) {
        await store.removePush(table, from.id);
        return {};
      }
      const device = { endpoint: subscription.endpoint, ...subscription.keys };
      if (!notifier.acceptsPush(device)) return refused('malformed', { at: 'subscription' });
      await store.savePush({ table, person: from.id, ...device, language });
      return {};
    },

    async listen(from, { gallery }) {
      from.hearsGallery = gallery;
      if (!gallery) return {};
      const lines = await store.recentLines(keeper.table.document.id, GALLERY_LINES);
      return { lines: lines.filter(({ channel }) => channel === 'gallery') };
    },

    async rematch() {
      let code: string | null = null;
      const { document } = keeper.table;
      if (document.status !== 'over') return refused('not-over');
      if (document.next === null) {
        code = await services.openRematch(document);
        if (code === null) return refused('server-full');
      }
      const made = code;
      // Two may have asked at once: the first table counts, the other is swept away empty.
      const done = await keeper.run(({ document: latest }) => {
        if (latest.next !== null || made === null) return { document: latest };
        return { document: { ...latest, next: made }, lines: [notice('rematch', { code: made })] };
      });
      if (isHouseRefusal(done)) return done;
      const next = done.document.next ?? '';
      for (const connection of connections.all()) connection.send('rematch', { code: next });
      return { code: next };
    },

    async removeWatcher({ who }) {
      const watcher = connections.all().find(({ id, isSeated }) => !isSeated && id === who);
      if (watcher === undefined) return refused('no-such-person');
      const player = watcher.watcherName;
      const done = await keeper.run(({ document }) => ({
        document,
        lines: [notice('watcher-removed', { player })],
      }));
      if (isHouseRefusal(done)) return done;
      watcher.dismiss('kicked');
      return {};
    },

    acceptsWebhook: (url) => notifier.acceptsWebhook(url),

    nameOf(id) {
      const { document } = keeper.table;
      const seat = seatOf(document, id);
      if (seat !== null) return document.seats[seat]?.name ?? null;
      return connections.watchers().find((watcher) => watcher.id === id)?.name ?? null;
    },
  };
}
