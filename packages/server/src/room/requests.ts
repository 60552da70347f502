import { type HouseRefusal, isHouseRefusal } from '@pampa/protocol';
import type { RoomRequest, RoomRequestName } from '@pampa/protocol/requests';
import { newest } from '../table/bans';
import { hush, mute, say } from '../table/chat';
import { makeHandoff } from '../table/handoff';
import { addBot, changeBotLevel, handOver, kick, removeBot, shuffle } from '../table/hosting';
import { setOptions, setWebhook } from '../table/options';
import { seatOf } from '../table/people';
import { playAct, resign, takeBack } from '../table/play';
import { claim, propose, vote } from '../table/proposals';
import { changeColour, commitTo, leave, rename, setReady, sit } from '../table/seats';
import { open, start } from '../table/start';
import { refused, type Circumstances, type Commanded, type Table } from '../table/table';
import type { Connection } from './connections';

/** What a request needs besides a change of the table: the handful of things that are not kept with it. */
export interface Desk {
  emote(from: Connection, request: RoomRequest<'emote'>): HouseRefusal | object;
  nudge(from: Connection, request: RoomRequest<'nudge'>): HouseRefusal | object;
  push(from: Connection, request: RoomRequest<'push'>): Promise<HouseRefusal | object>;
  listen(from: Connection, request: RoomRequest<'listen'>): Promise<object>;
  rematch(from: Connection): Promise<HouseRefusal | object>;
  removeWatcher(request: RoomRequest<'remove-watcher'>): Promise<HouseRefusal | object>;
  nameOf(id: string): string | null;
  acceptsWebhook(url: string): boolean;
  /** Whether the operator lets anybody sit down who does not sit here yet. */
  admitsNewcomers(): boolean;
}

type Role = 'anybody' | 'seated' | 'host' | 'gallery';

/** Methods, not function properties: only so can the rule of one request stand for that of any. */
export interface Rule<Name extends RoomRequestName> {
  readonly role: Role;
  /** A change of the table. */
  command?(
    table: Table,
    from: Connection,
    request: RoomRequest<Name>,
    circumstances: Circumstances,
    desk: Desk,
  ): Commanded;
  /** Anything else. */
  answer?(
    desk: Desk,
    from: Connection,
    request: RoomRequest<Name>,
  ): HouseRefusal | object | Promise<HouseRefusal | object>;
}

/** Who may ask for what, and who answers. */
export const RULES: { readonly [Name in RoomRequestName]: Rule<Name> } = {
  sit: {
    role: 'anybody',
    command: (table, { id }, request, now, desk) => sit(table, id, request, now, desk.admitsNewcomers()),
  },
  leave: { role: 'seated', command: (table, { id }, _, now) => leave(table, id, now) },
  rename: { role: 'seated', command: (table, { id }, request) => rename(table, id, request) },
  colour: { role: 'seated', command: (table, { id }, request) => changeColour(table, id, request) },
  ready: { role: 'seated', command: (table, { id }, request) => setReady(table, id, request) },
  commit: { role: 'seated', command: (table, { id }, request) => commitTo(table, id, request) },
  open: { role: 'seated', command: (table, { id }, request, now) => open(table, id, request, now) },

  options: { role: 'host', command: (table, _, request) => setOptions(table, request) },
  webhook: {
    role: 'host',
    command: (table, _from, request, _now, desk) =>
      request.url === null || desk.acceptsWebhook(request.url)
        ? setWebhook(table, request)
        : refused('bad-webhook'),
  },
  'add-bot': { role: 'host', command: (table, _, request) => addBot(table, request) },
  'bot-level': { role: 'host', command: (table, _, request) => changeBotLevel(table, request) },
  'remove-bot': { role: 'host', command: (table, _, request) => removeBot(table, request) },
  shuffle: { role: 'host', command: (table, _from, _request, now) => shuffle(table, now) },
  kick: { role: 'host', command: (table, { id }, request, now) => kick(table, id, request, now) },
  'hand-over': { role: 'host', command: (table, _, request) => handOver(table, request) },
  start: { role: 'host', command: (table, _from, _request, now) => start(table, now) },

  act: { role: 'seated', command: (table, { id }, request, now) => playAct(table, id, request, now) },
  undo: { role: 'seated', command: (table, { id }, request, now) => takeBack(table, id, request, now) },
  resign: { role: 'seated', command: (table, { id }) => resign(table, id) },
  rematch: { role: 'seated', answer: (desk, from) => desk.rematch(from) },

  propose: { role: 'seated', command: (table, { id }, request, now) => propose(table, id, request, now) },
  claim: { role: 'gallery', command: (table, { id }, request, now) => claim(table, id, request, now) },
  vote: { role: 'seated', command: (table, { id }, request, now) => vote(table, id, request, now) },

  say: {
    role: 'anybody',
    command: (table, { id, isSeated, watcherName }, request, now) =>
      say(table, { id, watcherName: isSeated ? null : watcherName }, request, now),
  },
  emote: { role: 'seated', answer: (desk, from, request) => desk.emote(from, request) },
  mute: {
    role: 'anybody',
    command: (table, from, request, _now, desk) => {
      if (request.muted && desk.nameOf(request.who) === null) return refused('no-such-person');
      if (!from.isSeated) {
        const others = from.muted.filter((id) => id !== request.who);
        from.muted = request.muted ? newest([...others, request.who]) : others;
      }
      return mute(table, from.id, request);
    },
  },
  hush: {
    role: 'host',
    command: (table, _from, request, now, desk) => {
      const name = desk.nameOf(request.who);
      return name === null ? refused('no-such-person') : hush(table, name, request, now);
    },
  },
  listen: { role: 'seated', answer: (desk, from, request) => desk.listen(from, request) },
  'remove-watcher': { role: 'host', answer: (desk, _, request) => desk.removeWatcher(request) },

  look: {
    role: 'anybody',
    answer: (_, from, { looking }) => {
      from.isLooking = looking;
      return {};
    },
  },
  nudge: { role: 'seated', answer: (desk, from, request) => desk.nudge(from, request) },
  push: { role: 'seated', answer: (desk, from, request) => desk.push(from, request) },
  handoff: { role: 'seated', command: (table, { id }, _, now) => makeHandoff(table, id, now) },
};

/** Null if he may. Asked when it is his turn in the queue: he may have been host when he sent it. */
export function whyNotAllowed({ document }: Table, from: Connection, role: Role): HouseRefusal | null {
  const isSeated = from.isSeated && seatOf(document, from.id) !== null;
  switch (role) {
    case 'anybody':
      return null;
    case 'gallery':
      return isSeated ? refused('already-seated') : null;
    case 'seated':
      return isSeated ? null : refused('not-seated');
    case 'host':
      return isSeated && document.host === from.id ? null : refused('not-host');
  }
}

/** What a request resolves to. */
export function answerOf(commanded: Commanded): HouseRefusal | object {
  return isHouseRefusal(commanded) ? commanded : (commanded.answer ?? {});
}
