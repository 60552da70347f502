import { isHouseRefusal, type HouseRefusal, type SeatReservation } from '@pampa/protocol';
import type { JoinTable } from '@pampa/protocol/requests';
import { reservePlace } from '../colyseus/rooms';
import type { Glance, Order } from '../operator/orders';
import { refused } from '../table/table';
import type { AwakeTable } from './awake-table';
import type { Places } from './places';

/** The tables of this process, awake or being woken; asked by this process and, through Redis, by the others. */
export class Awake {
  private readonly byRoom = new Map<string, AwakeTable>();
  private readonly waking = new Map<string, Promise<string | null>>();

  /** `isMovingOut`: the process is closing, and its tables go to other processes. */
  constructor(
    private readonly places: Places,
    private readonly isMovingOut: () => boolean,
  ) {}

  get all(): readonly AwakeTable[] {
    return [...this.byRoom.values()];
  }

  in(roomId: string): AwakeTable | undefined {
    return this.byRoom.get(roomId);
  }

  add(table: AwakeTable): void {
    this.byRoom.set(table.roomId, table);
    this.places.fill(table);
  }

  remove(table: AwakeTable): void {
    this.byRoom.delete(table.roomId);
    this.places.empty(table);
  }

  /** How many places an address has in all galleries of this process. */
  galleryPlacesOf(address: string): number {
    let count = 0;
    for (const table of this.byRoom.values()) count += table.galleryPlacesOf(address);
    return count;
  }

  isWaking(table: string): boolean {
    return this.waking.has(table);
  }

  /** Wakes a table once for all joins that ask at the same time. `wake` gives the room, or null if it failed. */
  wakeOnce(table: string, wake: () => Promise<string | null>): Promise<string | null> {
    const known = this.waking.get(table);
    if (known !== undefined) return known;
    const woken = wake().finally(() => this.waking.delete(table));
    this.waking.set(table, woken);
    return woken;
  }

  /** Whether the table is kept here, in that room. Waits for a wake under way. */
  async keeps(table: string, roomId: string): Promise<boolean> {
    await this.waking.get(table);
    const kept = this.byRoom.get(roomId);
    if (kept === undefined) return false;
    if (!kept.isLeaving && !this.isMovingOut()) return true;
    // The asking process will wake the table next: this one must have stopped writing by then.
    await kept.letGo();
    return false;
  }

  /** A place on the room's socket, or why not. */
  async admit(roomId: string, request: JoinTable, address: string): Promise<SeatReservation | HouseRefusal> {
    const table = this.byRoom.get(roomId);
    // The table fell asleep after its owner was read: the client's next try wakes it.
    if (table === undefined || table.isLeaving) return refused('lease-lost');
    const admission = await table.admit(request, address);
    if (isHouseRefusal(admission)) return admission;
    return (await reservePlace(roomId, admission)) ?? refused('lease-lost');
  }

  /** Does what the operator wants of the table in that room. */
  operate(roomId: string, order: Order): Promise<HouseRefusal | object> {
    const table = this.in(roomId);
    return table === undefined || table.isLeaving
      ? Promise.resolve(refused('lease-lost'))
      : table.operate(order);
  }

  /** What the operator may see of the table in that room. */
  glance(roomId: string): Promise<Glance | HouseRefusal> {
    return Promise.resolve(this.in(roomId)?.glance() ?? refused('lease-lost'));
  }
}
