import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { VERSIONS, requestId, type Player } from '../support/player';
import { codeOf } from '../support/refusals';
import type { Running } from '../support/running';
import type { TableDocument } from '../../src/table/document';
import { Ledger } from '../faults/ledger';
import { Browser } from '../notify/browser';
import type { Listener } from '../notify/listener';
import { Guest } from './guest';

export const ADMIN_TOKEN = 'an-admin-token-that-nobody-sees';

/** Names that are part of no other word. */
const NAMES = ['Quilla', 'Benedetta', 'Ximena', 'Wenceslao'] as const;

export interface EveningPlan {
  readonly people: number;
  /** A bot sits with them until somebody from the gallery takes its seat. */
  readonly bot: boolean;
  readonly acts: number;
}

/** Everything that happened around one match, for whoever wants to look through it. */
export interface Evening {
  readonly code: string;
  readonly guests: readonly Guest[];
  /** Those who sat from the start; the first is host and listens to the gallery. */
  readonly seated: readonly Guest[];
  readonly browsers: readonly Browser[];
  readonly webhook: string;
  readonly handoffs: ReadonlyMap<Guest, string>;
  /** Somebody who asked for a seat that was not his. */
  readonly claimToken: string;
  /** Whom the host has muted, before anybody else was there to see him. */
  readonly mutedId: string;
  /** What whoever runs the server can look at while it runs. */
  readonly adminSaw: readonly string[];
  readonly said: { readonly table: readonly string[]; readonly gallery: readonly string[]; readonly muted: string };
}

const word = (what: string): string => `${what}-${randomBytes(6).toString('hex')}`;

/** An evening with everything that can happen at a table: talk, mistakes, visitors, lost lines, calls, questions. */
export async function spendEvening(server: Running, listener: Listener, plan: EveningPlan): Promise<Evening> {
  const seated = await Promise.all(NAMES.slice(0, plan.people).map((name) => Guest.named(name, server.url)));
  const [host] = seated;
  const code = await host!.player.create({ options: { listed: true } });
  host!.noteSession();
  const mutedId = await muteAVisitor(server, host!.player, code);
  for (const guest of seated.slice(1)) {
    await guest.join(code);
    await guest.player.sit();
    await guest.player.request('ready', { ready: true });
  }
  if (plan.bot) await host!.player.request('add-bot', { seat: null });

  const webhook = `${listener.url}/hook/${word('webhook')}`;
  await host!.player.request('webhook', { url: webhook });
  const browsers = await Promise.all(seated.map((guest) => subscribe(guest.player, listener)));
  const handoffs = new Map<Guest, string>();
  for (const guest of seated) handoffs.set(guest, (await guest.player.request('handoff', {})).handoff);
  await host!.player.request('listen', { gallery: true });

  const watcher = await Guest.named('Zoraida', server.url);
  await watcher.join(code);
  const list = await fetch(`${watcher.wire.url}/api/tables/stream`);
  await host!.player.request('start', {});
  const guests = [...seated, watcher];
  await Promise.all(guests.map(({ player }) => player.until(() => player.view !== null)));
  const ledger = new Ledger(server, code);
  await everybodyMarks(guests, await atRest(ledger));

  const said = { table: [] as string[], gallery: [] as string[], muted: word('unheard') };
  if (seated.length > 2) {
    const [, benedetta, ximena] = seated;
    await benedetta!.player.request('mute', { who: ximena!.player.welcome!.you, muted: true });
    await ximena!.player.request('say', { id: requestId(), channel: 'table', text: said.muted });
  }
  const claimToken = randomBytes(16).toString('base64url');
  const adminSaw: string[] = [];
  let isCalled = false;

  for (let seq = 0; seq < plan.acts; ) {
    const actor = guests.find(({ player }) => player.isAwaited);
    if (actor === undefined) break;
    await actor.player.act(curiously(actor.player));
    seq = await atRest(ledger);
    await everybodyMarks(guests, seq);
    if (seq % 12 === 1) await talk(seated, watcher, said);
    if (seq % 12 === 3) for (const guest of guests) await makeMistakes(guest, code);
    if (seq % 24 === 5) for (const guest of guests) await askAround(guest, code);
    if (seq % 12 === 7) await guests[seq % guests.length]!.rejoin(code);
    if (seq % 24 === 5) adminSaw.push(...(await lookAsAdmin(server, host!.player.room.roomId)));
    const [, benedetta] = seated;
    if (!isCalled && benedetta!.player.isAwaited) {
      await callBack(host!.player, benedetta!.player, listener);
      isCalled = true;
    }
    if (seq % 24 === 11 && guests.length < seated.length + 3) guests.push(await visitor(server, code, guests.length));
    if (seq % 24 === 13) await askForTheSeat(seated, watcher, code, claimToken);
    if (plan.bot && seq >= 15 && watcher.player.seat === null) await watcher.player.sit();
    await everybodyMarks(guests, seq);
  }
  for (const guest of guests) await askAround(guest, code);
  await everybodyMarks(guests, await atRest(ledger));
  await list.body?.cancel();
  return { code, guests, seated, browsers, webhook, handoffs, claimToken, mutedId, adminSaw, said };
}

const everybodyMarks = async (guests: readonly Guest[], seq: number): Promise<unknown> =>
  Promise.all(guests.map((guest) => guest.mark(seq)));

/** Looks at the steppe whenever there is a way to, so that there is more to keep from the others. */
function curiously({ game, view, seat }: Player): { readonly type: string } {
  const legal = game.legal(view!, seat!);
  const toSteppe = (action: object): boolean => 'area' in action && action.area === 'steppe';
  return legal.find(({ type }) => type === 'scout') ?? legal.find(toSteppe) ?? game.fallback(view!, seat!);
}

/** The entry at which the table rests: no bot is about to move. */
async function atRest(ledger: Ledger): Promise<number> {
  for (;;) {
    const { game, state, seq } = await ledger.match();
    const { seats } = (await ledger.table()).document as TableDocument;
    if (!game.toAct(state.open).some((seat) => seats[seat]?.kind === 'bot')) return seq;
    await pause(1);
  }
}

async function muteAVisitor(server: Running, host: Player, code: string): Promise<string> {
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

async function subscribe(player: Player, listener: Listener): Promise<Browser> {
  const browser = new Browser(`${listener.url}/push/${word('endpoint')}`);
  const { endpoint, p256dh, auth } = browser.subscription({ table: '', person: '', language: 'en' });
  await player.request('push', { subscription: { endpoint, keys: { p256dh, auth } } });
  return browser;
}

async function talk(
  seated: readonly Guest[],
  watcher: Guest,
  said: { readonly table: string[]; readonly gallery: string[] },
): Promise<void> {
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
async function makeMistakes({ player }: Guest, code: string): Promise<void> {
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
async function askAround(guest: Guest, code: string): Promise<void> {
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
  await guest.ask('/monitor/api', bearing(player.token));
  await guest.ask(`/api/tables/${code}/join`, { method: 'POST', body: '{' });
  await guest.ask(`/api/tables/${code}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...VERSIONS, token: player.token, unknown: true }),
  });
}

async function lookAsAdmin(server: Running, roomId: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const paths = [`/monitor/api/room?roomId=${roomId}`, '/metrics'];
  const answers = await Promise.all(paths.map((path) => fetch(`${server.url}${path}`, { headers })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return Promise.all(answers.map((answer) => answer.text()));
}

/** Somebody looks away while it is his turn, and is called: by the webhook, and on his device. */
async function callBack(host: Player, awaited: Player, listener: Listener): Promise<void> {
  const before = listener.received.length;
  await awaited.request('look', { looking: false });
  await host.request('nudge', { seat: awaited.seat! });
  while (listener.received.length < before + 2) await pause(1);
}

async function visitor(server: Running, code: string, number: number): Promise<Guest> {
  const guest = await Guest.named(`Late ${number}`, server.url);
  await guest.join(code);
  await guest.player.until(() => guest.player.view !== null);
  return guest;
}

/** A seat is empty for a moment, a spectator says that it is his, and the others say no. Then somebody wants a pause. */
async function askForTheSeat(
  seated: readonly Guest[],
  watcher: Guest,
  code: string,
  token: string,
): Promise<void> {
  const [host, other] = seated;
  other!.wire.cut();
  await host!.player.until(() => host!.player.table.seats[1]?.connected === false);
  if (watcher.player.seat === null) {
    const { proposal } = await watcher.player.request('claim', { token, seat: 1 });
    await host!.player.request('vote', { proposal, yes: false });
  }
  await other!.join(code);
  await host!.player.request('propose', { kind: 'pause' });
  await host!.player.until(() => host!.player.table.proposals.length > 0);
  const { id, asked } = host!.player.table.proposals[0]!;
  for (const { player } of seated) {
    if (asked.includes(player.welcome!.you)) await codeOf(player.request('vote', { proposal: id, yes: false }));
  }
}
