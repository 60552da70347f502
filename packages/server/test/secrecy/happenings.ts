import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from '../notify/browser';
import type { Listener } from '../notify/listener';
import { requestId, VERSIONS, type Player } from '../support/player';
import { codeOf } from '../support/refusals';
import type { Running } from '../support/running';
import { Guest } from './guest';

export const ADMIN_TOKEN = 'an-admin-token-that-nobody-sees';

/** A word that is nowhere else. */
export const word = (what: string): string => `${what}-${randomBytes(6).toString('hex')}`;

/** What was said, and by somebody whom somebody else has muted. */
export interface Said {
  readonly table: string[];
  readonly gallery: string[];
  readonly muted: string;
}

export async function muteAVisitor(server: Running, host: Player, code: string): Promise<string> {
  const { wire, player } = await Guest.named('Casimira', server.url);
  await player.join(code);
  const who = player.welcome!.you;
  await host.until(() => host.table.watchers.some(({ id }) => id === who));
  await host.request('mute', { who, muted: true });
  await player.leave();
  await host.until(() => host.table.watchers.length === 0);
  await wire.close();
  return who;
}

export async function subscribe(player: Player, listener: Listener): Promise<Browser> {
  const browser = new Browser(`${listener.url}/push/${word('endpoint')}`);
  const { endpoint, p256dh, auth } = browser.subscription({ table: '', person: '', language: 'en' });
  await player.request('push', { subscription: { endpoint, keys: { p256dh, auth } } });
  return browser;
}

export async function talk(seated: readonly Guest[], watcher: Guest, said: Said): Promise<void> {
  for (const { player } of seated) {
    const text = word('talk');
    said.table.push(text);
    await player.request('say', { id: requestId(), channel: 'table', text });
    await player.request('emote', { emote: 'cow' });
  }
  if (watcher.player.seat !== null) return;
  const text = word('gallery');
  said.gallery.push(text);
  await watcher.player.request('say', { id: requestId(), channel: 'gallery', text });
}

/** Whatever is refused comes with a reason, and reasons could tell too much. */
export async function makeMistakes({ player }: Guest, code: string): Promise<void> {
  const id = requestId();
  const keep = { type: 'keep', tiles: [1001, 2002] };
  const refused = await Promise.all([
    codeOf(player.act(keep)),
    codeOf(player.act(keep, 0)),
    codeOf(player.act({ type: 'settle', tile: 1001, space: 1 })),
    codeOf(player.act({ type: 'no such thing' })),
    codeOf(player.request('undo', { id, target: 0 })),
    codeOf(player.request('vote', { proposal: 999, yes: true })),
    codeOf(player.request('open', { secret: 'a'.repeat(64) })),
    codeOf(player.request('nudge', { seat: 15 })),
    codeOf(player.request('act', {} as never)),
    codeOf(player.reserve(code, { rules: {} })),
    codeOf(player.reserve(code, { handoff: 'x'.repeat(22), token: 'y'.repeat(22) })),
    codeOf(player.reserve(code, { token: 'short' })),
  ]);
  expect(refused).not.toContain('done');
}

/** Every question that HTTP answers. */
export async function askAround(guest: Guest, code: string): Promise<void> {
  const { player } = guest;
  const { match } = player.table;
  const bearing = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
  const foreign = randomBytes(16).toString('base64url');
  await guest.ask('/api/tables');
  await guest.ask(`/api/tables/${code}`);
  await guest.ask(`/api/matches/${match}`);
  await guest.ask(`/api/matches/${match}?download`, bearing(player.token));
  await guest.ask(`/api/matches/${match}`, bearing(foreign));
  await guest.ask(`/api/matches/${match}x`, bearing(player.token));
  await guest.ask('/api/tables/BCDFG');
  await guest.ask('/api/nothing');
  await guest.ask('/healthz');
  await guest.ask('/readyz');
  await guest.ask(`/${code}`);
  await guest.ask('/monitor/api', bearing(player.token));
  await guest.ask(`/api/tables/${code}/join`, { method: 'POST', body: '{' });
  await guest.ask(`/api/tables/${code}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...VERSIONS, token: player.token, unknown: true }),
  });
}

export async function lookAsAdmin(server: Running, roomId: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const paths = [`/monitor/api/room?roomId=${roomId}`, '/metrics'];
  const answers = await Promise.all(paths.map((path) => fetch(`${server.url}${path}`, { headers })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return Promise.all(answers.map((answer) => answer.text()));
}

/** Somebody looks away while it is his turn, and is called: by the webhook, and on his device. */
export async function callBack(host: Player, awaited: Player, listener: Listener): Promise<void> {
  const before = listener.received.length;
  await awaited.request('look', { looking: false });
  await host.request('nudge', { seat: awaited.seat! });
  while (listener.received.length < before + 2) await pause(1);
}

export async function visitor(server: Running, code: string, number: number): Promise<Guest> {
  const guest = await Guest.named(`Late ${number}`, server.url);
  await guest.join(code);
  await guest.player.until(() => guest.player.view !== null);
  return guest;
}

/** A line drops, and a spectator asks for the seat, which is refused: nobody has been away that long. Then somebody wants a pause. */
export async function askForTheSeat(
  seated: readonly Guest[],
  watcher: Guest,
  code: string,
  token: string,
): Promise<void> {
  const [host, other] = seated;
  other!.wire.cut();
  await host!.player.until(() => host!.player.table.seats[1]?.connected === false);
  if (watcher.player.seat === null) {
    expect(await codeOf(watcher.player.request('claim', { token, seat: 1 }))).not.toBe('done');
  }
  await other!.join(code);
  await host!.player.request('propose', { kind: 'pause' });
  await host!.player.until(() => host!.player.table.proposals.length > 0);
  const { id, asked } = host!.player.table.proposals[0]!;
  for (const { player } of seated) {
    if (asked.includes(player.welcome!.you))
      await codeOf(player.request('vote', { proposal: id, yes: false }));
  }
}
