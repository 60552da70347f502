import { addressKey } from '../limits';
import type { Settings } from '../settings';
import { TABLE_USES, type AwakeTable, type TableUse } from './awake-table';

/**
 * How much of MAX_TABLES one address may hold. A classroom of thirty plays at eight tables, or at thirty after a restart:
 * far below 250 of the usual 1,000. Four addresses can still fill the house, but not against the people of a match.
 */
const SHARE = 1 / 4;
/** How far above MAX_TABLES the people of matches may go while nothing else can be put to sleep. */
const RESERVE = 1 / 4;
/** How long a place is kept for a table that was just opened. Its host's page joins at once. */
const KEPT_FOR_HOST_MS = 20_000;

/**
 * Who asks for a table to be awake. `own`: a player of a match in play, or of the rematch after it; they find room as
 * long as anything else is awake that can be put to sleep.
 */
export type Claim = 'newcomer' | 'own';

/** A table that is awake, being woken, or about to be joined by its host. */
interface Place {
  /** The address that opened or woke the table, as `addressKey` groups it. Null: the scheduler woke it. */
  readonly holder: string | null;
  /** For a table that nobody has joined: until when the place is kept. Null once it is woken. */
  readonly keptUntil: number | null;
  room: AwakeTable | null;
}

/** The places for awake tables in this process: MAX_TABLES of them, a share of which each address may hold. */
export class Places {
  private readonly byTable = new Map<string, Place>();
  private readonly most: number;
  private readonly mostWithReserve: number;
  private readonly share: number;

  constructor(
    { maxTables, limitFactor }: Pick<Settings, 'maxTables' | 'limitFactor'>,
    private readonly now: () => number,
  ) {
    this.most = maxTables;
    this.mostWithReserve = maxTables + Math.max(1, Math.round(maxTables * RESERVE));
    this.share = Math.max(1, Math.round(maxTables * SHARE * limitFactor));
  }

  /** Keeps a place for a table that is about to be opened. False if there is none. */
  keepForHost(table: string, address: string, claim: Claim): boolean {
    return this.take(table, addressKey(address), claim, this.now() + KEPT_FOR_HOST_MS);
  }

  /** Takes a place for a table that is about to be woken. False if there is none. `address` is null for the scheduler. */
  takeToWake(table: string, address: string | null, claim: Claim): boolean {
    return this.take(table, address === null ? null : addressKey(address), claim, null);
  }

  /** The table is awake. */
  fill(room: AwakeTable): void {
    const place = this.byTable.get(room.table);
    this.byTable.set(room.table, { holder: place?.holder ?? null, keptUntil: null, room });
  }

  /** The room is gone. */
  empty(room: AwakeTable): void {
    if (this.byTable.get(room.table)?.room === room) this.byTable.delete(room.table);
  }

  /** The table could not be opened or woken after all. */
  giveBack(table: string): void {
    if (this.byTable.get(table)?.room === null) this.byTable.delete(table);
  }

  private take(table: string, holder: string | null, claim: Claim, keptUntil: number | null): boolean {
    this.dropExpired();
    const known = this.byTable.get(table);
    if (known === undefined && !this.hasRoom(holder, claim)) return false;
    this.byTable.set(table, { holder: known?.holder ?? holder, keptUntil, room: known?.room ?? null });
    return true;
  }

  private dropExpired(): void {
    const now = this.now();
    for (const [table, { keptUntil }] of this.byTable) {
      if (keptUntil !== null && keptUntil <= now) this.byTable.delete(table);
    }
  }

  /** Puts a table to sleep if that is what it takes. */
  private hasRoom(holder: string | null, claim: Claim): boolean {
    const isOwn = claim === 'own';
    const held = holder === null ? [] : this.taken().filter((place) => place.holder === holder);
    if (held.length >= this.share && !putToSleep(held, isOwn ? 'gathering' : 'unattended')) return false;
    const taken = this.taken();
    if (taken.length < this.most) return true;
    if (!isOwn) return putToSleep(taken, 'unattended');
    return (
      putToSleep(taken, 'watched') || taken.length < this.mostWithReserve || putToSleep(taken, 'gathering')
    );
  }

  private taken(): readonly Place[] {
    return [...this.byTable.values()].filter(({ room }) => room === null || !room.isLeaving);
  }
}

/** Puts the least used table to sleep, of those used no more than `upTo`; among equals, one of the largest holder's. */
function putToSleep(places: readonly Place[], upTo: TableUse): boolean {
  const heldBy = (holder: string | null): number => places.filter((place) => place.holder === holder).length;
  const [least] = places
    .flatMap(({ room, holder }) =>
      room === null ? [] : [{ room, holder, use: TABLE_USES.indexOf(room.use) }],
    )
    .filter(({ use }) => use <= TABLE_USES.indexOf(upTo))
    .sort((a, b) => a.use - b.use || heldBy(b.holder) - heldBy(a.holder));
  if (least === undefined) return false;
  // It counts as gone from here on: it is written and released while the next table is being read.
  void least.room.letGo();
  return true;
}
