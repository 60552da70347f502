import type { HouseNotice, HouseRefusal } from '@pampa/protocol';
import type { JoinTable } from '@pampa/protocol/requests';
import type { Glance, Order } from '../operator/orders';
import type { Admission } from '../room/admission';

/**
 * What a table is awake for, least first. When the house is full, tables are put to sleep in this order. `unattended`: no
 * connection; `watched`: spectators only, or a join under way; `gathering`: players before or after a match; `playing`:
 * players in one.
 */
export const TABLE_USES = ['unattended', 'watched', 'gathering', 'playing'] as const;
export type TableUse = (typeof TABLE_USES)[number];

/** A table that is awake in this process: the part of its room that the house uses. */
export interface AwakeTable {
  readonly roomId: string;
  readonly table: string;
  /** Closing: the table is being put to sleep or handed to another process. */
  readonly isLeaving: boolean;
  readonly use: TableUse;
  /** How many places in its gallery are an address', as `addressKey` groups addresses. */
  galleryPlacesOf(address: string): number;
  /** `address` is where the request came from. */
  admit(request: JoinTable, address: string): Promise<Admission | HouseRefusal>;
  /** Sends all connections on and releases the lease. Resolves when that is done. */
  letGo(): Promise<void>;
  /** Another process keeps the table now. */
  leaseIsLost(): void;
  /** Does what the operator wants. */
  operate(order: Order): Promise<HouseRefusal | object>;
  /** What the operator may see. */
  glance(): Glance;
  /** Tells all connections. */
  announce(notice: HouseNotice): void;
}
