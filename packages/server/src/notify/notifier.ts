import type { Call } from '@pampa/texts';
import type { Log } from '../log';
import type { PushSubscriptionRow, Store } from '../store/store';
import type { CallingTable, NudgeCall, OverCall, TurnCall } from './calls';
import { createDelivery, type Pause } from './delivery';
import { createOnce } from './once';
import type { Outgoing } from './outgoing';
import { createPushSender, hasUsableKeys, type PushManner } from './push';
import type { VapidKeys } from './vapid';
import { postLine } from './webhook';
import { createWording } from './wording';

/**
 * Calls people back to their tables: on their own devices by Web Push, and in a chat by the table's webhook. Who is
 * looking already is for the caller to know. Nothing here throws or makes anybody wait: a call that fails is a line in
 * the log, without an address, a token or a name.
 */
export interface Notifier {
  /** What a browser needs to subscribe; null where Web Push is off. */
  readonly pushKey: string | null;
  acceptsPush(subscription: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>): boolean;
  acceptsWebhook(url: string): boolean;
  turn(call: TurnCall): void;
  nudge(call: NudgeCall): void;
  /** Somebody asks for an absent person's seat. */
  seatAsked(call: TurnCall): void;
  /** The others have given it to them. */
  seatGiven(call: TurnCall): void;
  over(call: OverCall): void;
  /** When all that was begun has been sent or given up. */
  idle(): Promise<void>;
  /** Nothing new, no second tries; resolves when what is under way has ended, or a few seconds later. */
  close(): Promise<void>;
}

export interface NotifierParts {
  readonly store: Pick<Store, 'pushOf' | 'removePushEndpoint'>;
  readonly outgoing: Outgoing;
  /** Null: no Web Push. */
  readonly vapid: VapidKeys | null;
  /** Whom push services may turn to, as https or mailto address; null: the public address has to do. */
  readonly contact: string | null;
  /** Where the pages are, without a slash at the end. Null if nobody has said. */
  readonly publicUrl: string | null;
  readonly log: Log;
  readonly pause?: Pause;
}

const HOUR = 60 * 60;

/** A turn waits for days where people play over days; who is nudged has somebody waiting now. */
const MANNERS: { readonly [K in Call['kind']]: Omit<PushManner, 'table'> } = {
  turn: { ttlSeconds: 48 * HOUR, urgency: 'high' },
  nudge: { ttlSeconds: HOUR, urgency: 'high' },
  claim: { ttlSeconds: HOUR, urgency: 'high' },
  given: { ttlSeconds: 48 * HOUR, urgency: 'high' },
  over: { ttlSeconds: 24 * HOUR, urgency: 'normal' },
};

/** Five people at each of a thousand tables, for four turns back. */
const MOST_REMEMBERED = 20_000;

/** Each costs an encryption and a call; nobody plays one seat on more. */
const MOST_DEVICES = 8;

/** Where nobody has said whom to write to. A host that exists: Apple refuses all others. */
const NO_CONTACT = 'mailto:nobody@example.com';

export function createNotifier(parts: NotifierParts): Notifier {
  const { store, outgoing, vapid, publicUrl, log } = parts;
  const delivery = createDelivery(log, parts.pause);
  const wording = createWording(publicUrl);
  const once = createOnce(MOST_REMEMBERED);
  const contact = parts.contact ?? (publicUrl?.startsWith('https:') === true ? publicUrl : NO_CONTACT);
  const push = vapid === null ? null : createPushSender(outgoing, vapid, contact);

  const pushTo = async (
    device: PushSubscriptionRow,
    call: Call,
    isStillDue: () => boolean,
  ): Promise<void> => {
    if (push === null) return;
    const { table, endpoint, language } = device;
    const message = wording.push(call, language);
    const isTaken = await delivery.deliver({
      table,
      lost: 'A notification was not delivered.',
      isStillDue,
      send: () => push.send(device, message, { ...MANNERS[call.kind], table }),
    });
    if (!isTaken) await store.removePushEndpoint(endpoint);
  };

  const callPerson = (table: string, person: string, call: Call, isStillDue: () => boolean): void => {
    if (push === null) return;
    delivery.inBackground(table, async () => {
      const devices = (await store.pushOf(table, person)).slice(0, MOST_DEVICES);
      for (const device of devices) delivery.inBackground(table, () => pushTo(device, call, isStillDue));
    });
  };

  const tellChat = ({ table, webhook }: CallingTable, call: Call, isStillDue: () => boolean): void => {
    if (webhook === null) return;
    const { url, language } = webhook;
    delivery.inBackground(table, () =>
      delivery.deliver({
        table,
        lost: 'A webhook was not delivered.',
        isStillDue,
        send: () => postLine(outgoing, url, wording.line(call, language)),
      }),
    );
  };

  const summon = (called: TurnCall, call: Call): void => {
    const { table, person, key, isStillDue = () => true } = called;
    if (!once.isFirst(call.kind, table, person, key)) return;
    callPerson(table, person, call, isStillDue);
    tellChat(called, call, isStillDue);
  };

  return {
    pushKey: vapid?.publicKey ?? null,
    acceptsPush: (subscription) => outgoing.allows(subscription.endpoint) && hasUsableKeys(subscription),
    acceptsWebhook: (url) => outgoing.allows(url),
    turn: (called) => {
      const { code, game, name } = called;
      summon(called, { kind: 'turn', code, game, player: name });
    },
    nudge: (called) => {
      const { code, game, name, by } = called;
      summon(called, { kind: 'nudge', code, game, player: name, by });
    },
    seatAsked: (called) => summon(called, aboutSeat('claim', called)),
    seatGiven: (called) => summon(called, aboutSeat('given', called)),
    over: (called) => {
      const { table, key, code, game, people, winners } = called;
      if (!once.isFirst('over', table, key)) return;
      const call: Call = { kind: 'over', code, game, winners };
      for (const person of people) callPerson(table, person, call, () => true);
      tellChat(called, call, () => true);
    },
    idle: () => delivery.idle(),
    close: () => delivery.close(),
  };
}

function aboutSeat(kind: 'claim' | 'given', { code, game, name }: TurnCall): Call {
  return { kind, code, game, player: name };
}
