import { setTimeout as pause } from 'node:timers/promises';
import { Refused, requestId } from '../support/player';
import type { Guest } from './guest';
import type { Asked, Intent, Saying } from './ledger';
import { oneOf } from './random';

/** What people do at a table: one step a call, so that a lost connection is noticed between two. */

export interface Habits {
  readonly people: number;
  readonly bots: number;
  /** Nobody thinks longer than this about a move. */
  readonly thinkMs: number;
}

/** News come by themselves; this is for those that don't. */
const LOOK_EVERY_MS = 500;
/** After a refusal, for what was missing to come about. */
const TRY_AGAIN_MS = 30;

/** One move in so many is any that is allowed, taken back, or followed by a word. */
const WILD_MOVES = 4;
const TAKEN_BACK = 12;
const FOLLOWED_BY_WORDS = 15;

export function playing(habits: Habits): (guest: Guest) => Promise<void> {
  return async (guest) => {
    if (guest.underWay !== null) return send(guest, guest.underWay);
    switch (guest.player.table.status) {
      case 'lobby':
        return prepare(guest, habits);
      case 'starting':
        return guest.wait(() => guest.player.table.status !== 'starting', LOOK_EVERY_MS);
      case 'playing':
        return play(guest, habits);
      case 'over':
        return goOn(guest);
    }
  };
}

export async function watching(guest: Guest): Promise<void> {
  const { next } = guest.player.table;
  if (next !== null) return guest.moveTo(next);
  await maybeSay(guest, 'gallery');
  await guest.wait(() => guest.player.table.next !== null, LOOK_EVERY_MS);
}

async function prepare(guest: Guest, { people, bots }: Habits): Promise<void> {
  const { player } = guest;
  const { token, name, commitment, seat, table } = player;
  if (seat === null) {
    await guest.ask('sit', { token, name, seat: null, colour: null, commitment });
    return guest.wait(() => player.seat !== null, LOOK_EVERY_MS);
  }
  if (table.host !== seat) {
    if (table.seats[seat]?.ready !== true) await guest.ask('ready', { ready: true });
    return guest.wait(() => player.table.status !== 'lobby' || !isReady(guest), LOOK_EVERY_MS);
  }
  if (table.seats.filter(({ kind }) => kind === 'bot').length < bots) {
    await guest.ask('add-bot', { seat: null });
    return guest.wait(
      () => player.table.seats.filter(({ kind }) => kind === 'bot').length === bots,
      TRY_AGAIN_MS,
    );
  }
  const seated = table.seats.filter(({ kind }) => kind === 'person');
  const areAllReady = seated.every(
    ({ ready, connected, commitment: made }) => ready && connected && made !== null,
  );
  if (seated.length === people && areAllReady) {
    const asking = guest.ask('start', {});
    guest.facts.ledger.sent('start');
    await asking;
  }
  await guest.wait(() => player.table.status !== 'lobby', TRY_AGAIN_MS);
}

function isReady({ player }: Guest): boolean {
  return player.table.seats[player.seat ?? -1]?.ready === true;
}

async function play(guest: Guest, { thinkMs }: Habits): Promise<void> {
  const { player } = guest;
  const { random } = guest.facts;
  if (!player.isAwaited) {
    return guest.wait(() => player.isAwaited || player.table.status !== 'playing', LOOK_EVERY_MS);
  }
  const thoughtMs = random.int(thinkMs + 1);
  if (!guest.isInAHurry) await pause(thoughtMs);
  const { view, seat, game, table } = player;
  if (!guest.isThere || view === null || seat === null || !game.asking(view.open).seats.includes(seat))
    return;
  const isWild = random.int(WILD_MOVES) === 0;
  const action = isWild ? oneOf(random, game.legal(view, seat)) : game.fallback(view, seat);
  await begin(guest, { kind: 'act', seq: table.seq, action });
  await maybeTakeBack(guest);
  await maybeSay(guest, 'table');
}

async function maybeTakeBack(guest: Guest): Promise<void> {
  const { player, underWay } = guest;
  if (!guest.isThere || underWay !== null || guest.facts.random.int(TAKEN_BACK) > 0) return;
  const target = player.table.seats[player.seat ?? -1]?.undo?.own ?? null;
  if (target !== null) await begin(guest, { kind: 'undo', target });
}

async function begin(guest: Guest, asked: Asked): Promise<void> {
  const { code, player } = guest;
  const intent: Intent = {
    code: code ?? '',
    who: player.welcome?.you ?? '',
    id: requestId(),
    asked,
    answer: null,
    isUnderWay: false,
    sent: 0,
  };
  guest.facts.ledger.intents.push(intent);
  guest.underWay = intent;
  const begun = performance.now();
  await send(guest, intent);
  if (intent.answer !== null) guest.facts.ledger.answeredInMs.push(performance.now() - begun);
}

/** The first time, and again with the same id whenever nobody knows what became of it. */
async function send(guest: Guest, intent: Intent): Promise<void> {
  const { id, asked } = intent;
  const asking =
    asked.kind === 'act'
      ? guest.ask('act', { id, seq: asked.seq, action: asked.action as { type: string } })
      : guest.ask('undo', { id, target: asked.target });
  intent.isUnderWay = true;
  intent.sent += 1;
  guest.facts.ledger.sent('move');
  const answer = await asking;
  if (answer === null) return guest.wait(() => false, TRY_AGAIN_MS);
  guest.facts.ledger.answered(intent, answer instanceof Refused ? { refused: answer.code } : answer);
  guest.underWay = null;
}

async function maybeSay(guest: Guest, channel: 'table' | 'gallery'): Promise<void> {
  const { ledger, random } = guest.facts;
  if (!guest.isThere || random.int(FOLLOWED_BY_WORDS) > 0) return;
  const who = guest.player.welcome?.you ?? '';
  const text = `${guest.player.name} says ${requestId()}`;
  const saying: Saying = { code: guest.code ?? '', who, text, answer: null };
  ledger.sayings.push(saying);
  const answer = await guest.ask('say', { id: requestId(), channel, text });
  if (answer !== null) saying.answer = answer instanceof Refused ? 'refused' : 'said';
}

async function goOn(guest: Guest): Promise<void> {
  const { player } = guest;
  const { code, next, host } = player.table;
  guest.facts.ledger.finished.add(code);
  if (next !== null) return guest.moveTo(next);
  if (host === player.seat) await guest.ask('rematch', {});
  await guest.wait(() => player.table.next !== null, host === player.seat ? TRY_AGAIN_MS : LOOK_EVERY_MS);
}
