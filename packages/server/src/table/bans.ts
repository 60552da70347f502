import type { BanDocument, TableDocument } from './document';
import { seatOf } from './people';
import type { Circumstances } from './table';
import { visitorAt, type Visitor } from './visitor';

export type Ban = BanDocument['what'];

type Present = Pick<Circumstances, 'now' | 'visitors'>;

/** How long an address counts. Long enough to tire out a visitor with many browsers; flatmates may come tonight. */
const ADDRESS_COUNTS_MS = 60 * 60 * 1000;

/** What is kept of bans and of silenced ids, the newest: a host who bans more than that in one table closes its gallery. */
const MOST_KEPT = 100;

/** The newest of a list that must not grow without end. */
export function newest<A>(list: readonly A[]): readonly A[] {
  return list.slice(-MOST_KEPT);
}

/** The marks of a visitor. All tables of a series hash with the same id, so that bans hold in a rematch. */
export function visitorOf(document: TableDocument, address: string, browser: string | null): Visitor {
  return visitorAt(document.markedWith ?? document.id, address, browser);
}

/**
 * Bans where the connection with this id comes from: its browser for as long as the table is kept, its address for an
 * hour. An address that another player's connection shares is left out: people in one flat can settle it themselves.
 */
export function banned(
  document: TableDocument,
  what: Ban,
  who: string,
  { now, visitors }: Present,
): TableDocument {
  const visitor = visitors.get(who);
  if (visitor === undefined) return document;
  const isShared = document.seats.some(
    ({ id }) => id !== who && visitors.get(id)?.address === visitor.address,
  );
  const ban: BanDocument = {
    what,
    browser: visitor.browser,
    address: isShared ? null : visitor.address,
    addressUntil: now + ADDRESS_COUNTS_MS,
  };
  if (ban.browser === null && ban.address === null) return document;
  return withBans(document, [...running(document, now), ban]);
}

export function isBanned(
  document: TableDocument,
  what: Ban,
  visitor: Visitor | undefined,
  now: number,
): boolean {
  return (
    visitor !== undefined && running(document, now).some((ban) => ban.what === what && isOf(ban, visitor))
  );
}

/** Takes back all bans of this kind that hold for the visitor. */
export function unbanned(document: TableDocument, what: Ban, who: string, present: Present): TableDocument {
  const visitor = present.visitors.get(who);
  if (visitor === undefined || !isBanned(document, what, visitor, present.now)) return document;
  return withBans(
    document,
    running(document, present.now).filter((ban) => ban.what !== what || !isOf(ban, visitor)),
  );
}

/**
 * Whether the host has silenced a person or spectator. A seat is silenced by its id alone: marks must not silence
 * players because a spectator shares their address.
 */
export function isHushed(document: TableDocument, who: string, { now, visitors }: Present): boolean {
  if (document.hushed.includes(who)) return true;
  return seatOf(document, who) === null && isBanned(document, 'hushed', visitors.get(who), now);
}

/** A silenced person who stands up, or is sent away, stays silenced as a spectator, who has another id. */
export function hushedInGallery(document: TableDocument, who: string, present: Present): TableDocument {
  const isMissing =
    document.hushed.includes(who) && !isBanned(document, 'hushed', present.visitors.get(who), present.now);
  return isMissing ? banned(document, 'hushed', who, present) : document;
}

/** The bans as they hold now: an address whose time is over is forgotten. */
function running({ bans = [] }: TableDocument, now: number): readonly BanDocument[] {
  return bans
    .map((ban) => (ban.addressUntil > now ? ban : { ...ban, address: null }))
    .filter(({ browser, address }) => browser !== null || address !== null);
}

function withBans(document: TableDocument, bans: readonly BanDocument[]): TableDocument {
  return { ...document, bans: newest(bans) };
}

function isOf(ban: BanDocument, { browser, address }: Visitor): boolean {
  return (ban.browser !== null && ban.browser === browser) || ban.address === address;
}
