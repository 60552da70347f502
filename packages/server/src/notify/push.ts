import { createHash, ECDH } from 'node:crypto';
import { generateRequestDetails, type Urgency } from 'web-push';
import type { PushSubscriptionRow } from '../store/store';
import type { Answer } from './answer';
import type { Outgoing } from './outgoing';
import type { VapidKeys } from './vapid';

/** All that a browser is told. It is encrypted for that browser: the push service sees a length and the headers. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a click leads. Without a public address relative to where the page is served. */
  readonly url: string;
  /** A newer notification with the same tag takes the place of the older. */
  readonly tag: string;
}

export interface PushManner {
  /** The table: of several messages about it that wait for a device to come back, the last is enough. */
  readonly table: string;
  /** For how long the push service keeps trying. */
  readonly ttlSeconds: number;
  readonly urgency: Urgency;
}

/** RFC 8291: an uncompressed point of P-256, and a secret. */
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

export interface PushSender {
  /** Null if nobody will ever listen there again. Throws unless the subscription has usable keys. */
  send(subscription: PushSubscriptionRow, message: PushMessage, manner: PushManner): Promise<Answer | null>;
}

/** `contact` is whom a push service may turn to: an https or mailto address. Apple's refuses made-up hosts. */
export function createPushSender(outgoing: Outgoing, keys: VapidKeys, contact: string): PushSender {
  const vapidDetails = { ...keys, subject: contact };
  return {
    send: async ({ endpoint, p256dh, auth }, { title, body, url, tag }, { table, ttlSeconds, urgency }) => {
      const subscription = { endpoint, keys: { p256dh, auth } };
      const payload = JSON.stringify({ title, body, url, tag });
      const options = { vapidDetails, TTL: ttlSeconds, urgency, topic: topicOf(table) };
      const { headers, body: encrypted } = generateRequestDetails(subscription, payload, options);
      const answer = await outgoing.post(endpoint, asText(headers), encrypted);
      return isGone(answer) ? null : answer;
    },
  };
}

/** Whether anything can be encrypted for it: a point on the curve, and a secret that is long enough. */
export function hasUsableKeys({ p256dh, auth }: Pick<PushSubscriptionRow, 'p256dh' | 'auth'>): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    return false;
  }
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  return point.length === POINT_BYTES && secret.length === SECRET_BYTES;
}

/** `web-push` says that all of them are strings, but two are numbers. */
function asText(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function isGone(answer: Answer): boolean {
  return 'status' in answer && (answer.status === 404 || answer.status === 410);
}

/** The push service reads topics, so it gets one that says nothing; 32 letters at most. */
function topicOf(table: string): string {
  return createHash('sha256').update(table).digest('base64url').slice(0, 32);
}
