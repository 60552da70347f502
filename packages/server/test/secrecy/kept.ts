import { createHash } from 'node:crypto';
import { toHex, type GameTypes, type Match } from '@pampa/rules';
import type { VapidKeys } from '../../src/notify/vapid';
import type { StoredTable } from '../../src/store/store';
import type { TableDocument } from '../../src/table/document';
import { hashToken } from '../../src/table/tokens';
import { canaryBytes, canaryText, type Canary } from './canaries';
import type { Evening } from './evening';
import type { Guest } from './guest';
import { ADMIN_TOKEN } from './happenings';

/** A canary, and who may know it all the same. */
export interface Kept extends Canary {
  readonly mayKnow: readonly (Guest | 'admin')[];
  /** In the record of a match that is over. */
  readonly isPublishedInTheEnd: boolean;
}

/** All that was to be kept on this evening. */
export function secretsOf(
  vapid: VapidKeys,
  { guests, seated, browsers, webhook, handoffs, claimToken, mutedId, said }: Evening,
  { document, match }: StoredTable,
  { seed }: Match<GameTypes>,
): readonly Kept[] {
  const never = { mayKnow: [], isPublishedInTheEnd: false };
  const untilTheEnd = { mayKnow: [], isPublishedInTheEnd: true };
  const of = (canary: Canary, who: Omit<Kept, keyof Canary>): Kept => ({ ...canary, ...who });
  const tokens = [...guests.map(({ player }) => player.token), claimToken];
  const { seats } = document as TableDocument;
  return [
    of(canaryBytes('the secret of the server', match!.secrets.server), untilTheEnd),
    of(canaryBytes('the seed', toHex(seed)), untilTheEnd),
    ...match!.secrets.seats.flatMap((secret, seat) =>
      secret === null ? [] : [of(canaryBytes(`the secret of seat ${seat}`, secret), untilTheEnd)],
    ),
    ...tokens.flatMap((token) => [
      of(canaryText('a token', token), never),
      of(canaryBytes('a token as bytes', Buffer.from(token, 'base64url').toString('hex')), never),
      of(canaryBytes('the hash of a token', hashToken(token)), never),
      of(canaryBytes('a plain hash of a token', createHash('sha256').update(token).digest('hex')), never),
    ]),
    ...[...handoffs].flatMap(([guest, handoff]) => [
      of(canaryText('a code to continue elsewhere', handoff), { ...never, mayKnow: [guest] }),
      of(canaryBytes('the hash of such a code', hashToken(handoff)), never),
    ]),
    ...seats.flatMap(({ tokenHash }) =>
      tokenHash === null ? [] : [of(canaryBytes('a hash that is kept', tokenHash), never)],
    ),
    of(canaryText('the webhook', webhook), never),
    of(canaryText('the end of the webhook', new URL(webhook).pathname), never),
    ...browsers.flatMap((browser) => {
      const { endpoint, p256dh, auth } = browser.subscription({ table: '', person: '', language: 'en' });
      return [
        of(canaryText('where somebody is pushed to', new URL(endpoint).pathname), never),
        of(canaryText('the key of a device', p256dh), never),
        of(canaryText('the secret of a device', auth), never),
      ];
    }),
    of(canaryText('the private key for pushing', vapid.privateKey), never),
    of(canaryText("the admin's token", ADMIN_TOKEN), never),
    of(canaryText('whom the host has muted', mutedId), { ...never, mayKnow: [seated[0]!] }),
    ...guests.flatMap((guest) =>
      guest.sessions.map((session) =>
        of(canaryText(`a session of ${guest.player.name}`, session), { ...never, mayKnow: [guest, 'admin'] }),
      ),
    ),
    ...said.gallery.map((text) =>
      of(canaryText('talk of the gallery', text), {
        ...never,
        mayKnow: guests.filter((guest) => guest === seated[0] || !seated.includes(guest)),
      }),
    ),
    of(canaryText('talk of somebody muted', said.muted), {
      ...never,
      mayKnow: guests.filter((guest) => guest !== seated[1]),
    }),
  ];
}
