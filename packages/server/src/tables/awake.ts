import type { HouseNotice, HouseRefusal } from '@pampa/protocol';
import type { JoinTable } from '@pampa/protocol/requests';
import type { Glance, Order } from '../operator/orders';
import type { Admission } from '../room/admission';

/** A table that is awake, as far as the house has to do with it. */
export interface AwakeTable {
  readonly roomId: string;
  readonly table: string;
  /** On its way to bed, or to another process. */
  readonly isLeaving: boolean;
  /** `address` is where the request came from. */
  admit(request: JoinTable, address: string): Promise<Admission | HouseRefusal>;
  /** Sends everybody on, and lets go of the lease. Resolves when that is done. */
  letGo(): Promise<void>;
  /** Somebody else keeps it now. */
  leaseIsLost(): void;
  /** Does what the operator wants. */
  operate(order: Order): Promise<HouseRefusal | object>;
  /** What the operator may see. */
  glance(): Glance;
  /** Tells everybody who is connected. */
  announce(notice: HouseNotice): void;
}

/** The tables of this process: those that are awake, and those that are being woken. */
export class Awake {
  private readonly byRoom = new Map<string, AwakeTable>();
  private readonly waking = new Map<string, Promise<string | null>>();

  get all(): readonly AwakeTable[] {
    return [...this.byRoom.values()];
  }

  add(table: AwakeTable): void {
    this.byRoom.set(table.roomId, table);
  }

  remove(table: AwakeTable): void {
    this.byRoom.delete(table.roomId);
  }

  in(roomId: string): AwakeTable | undefined {
    return this.byRoom.get(roomId);
  }

  isWaking(table: string): boolean {
    return this.waking.has(table);
  }

  /** Several may ask for one table at once: it is woken once. `wake` says in which room, or null if it can't be. */
  wakeOnce(table: string, wake: () => Promise<string | null>): Promise<string | null> {
    const known = this.waking.get(table);
    if (known !== undefined) return known;
    const woken = wake().finally(() => this.waking.delete(table));
    this.waking.set(table, woken);
    return woken;
  }

  /** When it is known whether a table that is being woken here is awake. */
  async settled(table: string): Promise<void> {
    await this.waking.get(table);
  }
}
