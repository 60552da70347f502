import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Ledger } from '../faults/ledger';
import type { Browser } from '../notify/browser';
import type { Listener } from '../notify/listener';
import { requestId, type Player } from '../support/player';
import type { Running } from '../support/running';
import { Guest } from './guest';
import {
  askAround,
  askForTheSeat,
  callBack,
  lookAsAdmin,
  makeMistakes,
  muteAVisitor,
  subscribe,
  talk,
  visitor,
  word,
  type Said,
} from './happenings';

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
  /** Those who sat from the start; the first is host and listens to the gallery. */
  readonly seated: readonly Guest[];
  readonly watcher: Guest;
  /** All of them, and who came later. */
  readonly guests: Guest[];
  readonly browsers: readonly Browser[];
  readonly webhook: string;
  readonly handoffs: ReadonlyMap<Guest, string>;
  /** Of somebody who asked for a seat that was not his. */
  readonly claimToken: string;
  /** Whom the host has muted, before anybody else was there to see him. */
  readonly mutedId: string;
  /** What whoever runs the server can look at while it runs. */
  readonly adminSaw: string[];
  readonly said: Said;
}

/** An evening with everything that can happen at a table: talk, mistakes, visitors, lost lines, calls, questions. */
export async function spendEvening(server: Running, listener: Listener, plan: EveningPlan): Promise<Evening> {
  const evening = await gather(server, listener, plan);
  const { code, guests, watcher } = evening;
  const ledger = new Ledger(server, code);
  const list = await fetch(`${watcher.wire.url}/api/tables/stream`);
  await everybodyMarks(guests, (await atRest(ledger)).seq);

  let isCalled = false;
  for (let seq = 0; seq < plan.acts;) {
    const actor = guests.find(({ player }) => player.isAwaited);
    if (actor === undefined) break;
    await actor.player.act(curiously(actor.player));
    const rest = await atRest(ledger);
    if (rest.isOver) break;
    seq = rest.seq;
    await happen(server, evening, seq);
    const [host, benedetta] = evening.seated;
    if (!isCalled && benedetta!.player.isAwaited) {
      await callBack(host!.player, benedetta!.player, listener);
      isCalled = true;
    }
    await everybodyMarks(guests, seq);
    if (plan.bot && seq >= 15 && watcher.player.seat === null) {
      await watcher.player.sit();
      await watcher.mark(seq);
    }
  }
  for (const guest of guests) await askAround(guest, code);
  await everybodyMarks(guests, (await atRest(ledger)).seq);
  await list.body?.cancel();
  return evening;
}

/** Everybody sits down with all that he has to keep to himself, and the match begins. */
async function gather(server: Running, listener: Listener, plan: EveningPlan): Promise<Evening> {
  const seated = await Promise.all(NAMES.slice(0, plan.people).map((name) => Guest.named(name, server.url)));
  const host = seated[0]!.player;
  const code = await host.create({ options: { listed: true } });
  seated[0]!.noteSession();
  const mutedId = await muteAVisitor(server, host, code);
  for (const guest of seated.slice(1)) {
    await guest.join(code);
    await guest.player.sit();
    await guest.player.request('ready', { ready: true });
  }
  if (plan.bot) await host.request('add-bot', { seat: null });

  const webhook = `${listener.url}/hook/${word('webhook')}`;
  await host.request('webhook', { url: webhook });
  const browsers = await Promise.all(seated.map(({ player }) => subscribe(player, listener)));
  const handoffs = new Map<Guest, string>();
  for (const guest of seated) handoffs.set(guest, (await guest.player.request('handoff', {})).handoff);
  await host.request('listen', { gallery: true });

  const watcher = await Guest.named('Zoraida', server.url);
  await watcher.join(code);
  const guests = [...seated, watcher];
  await host.request('start', {});
  await Promise.all(guests.map(({ player }) => player.until(() => player.view !== null)));

  const said: Said = { table: [], gallery: [], muted: word('unheard') };
  const [, benedetta, ximena] = seated;
  if (ximena !== undefined) {
    await benedetta!.player.request('mute', { who: ximena.player.welcome!.you, muted: true });
    await ximena.player.request('say', { id: requestId(), channel: 'table', text: said.muted });
  }
  const claimToken = randomBytes(16).toString('base64url');
  const table = { code, seated, watcher, guests, said, adminSaw: [] };
  return { ...table, browsers, webhook, handoffs, claimToken, mutedId };
}

/** Something else at every few moves. */
async function happen(server: Running, evening: Evening, seq: number): Promise<void> {
  const { code, seated, watcher, guests, said, adminSaw, claimToken } = evening;
  if (seq % 12 === 1) await talk(seated, watcher, said);
  if (seq % 12 === 3) for (const guest of guests) await makeMistakes(guest, code);
  if (seq % 12 === 7) await guests[seq % guests.length]!.rejoin(code);
  if (seq % 24 === 5) {
    for (const guest of guests) await askAround(guest, code);
    adminSaw.push(...(await lookAsAdmin(server, seated[0]!.player.room.roomId)));
  }
  if (seq % 24 === 11 && guests.length < seated.length + 3) {
    guests.push(await visitor(server, code, guests.length));
  }
  if (seq % 24 === 13) await askForTheSeat(seated, watcher, code, claimToken);
}

const everybodyMarks = async (guests: readonly Guest[], seq: number): Promise<unknown> =>
  Promise.all(guests.map((guest) => guest.mark(seq)));

/** Looks at the steppe whenever there is a way to, so that there is more to keep from the others. */
function curiously({ game, view, seat }: Player): { readonly type: string } {
  const legal = game.legal(view!, seat!);
  const toSteppe = (action: object): boolean => 'area' in action && action.area === 'steppe';
  return legal.find(({ type }) => type === 'scout') ?? legal.find(toSteppe) ?? game.fallback(view!, seat!);
}

/** Where the table rests: no bot is about to move. */
async function atRest(ledger: Ledger): Promise<{ readonly seq: number; readonly isOver: boolean }> {
  for (;;) {
    const { match, document } = await ledger.both();
    const awaited = match.game.asking(match.state.open).seats;
    if (!awaited.some((seat) => document.seats[seat]?.kind === 'bot')) {
      return { seq: match.seq, isOver: awaited.length === 0 };
    }
    await pause(1);
  }
}
