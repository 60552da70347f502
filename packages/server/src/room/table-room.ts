import { ClientState, CloseCode, Room, type Client } from '@colyseus/core';
import { type HouseNotice, type HouseRefusal, isHouseRefusal } from '@pampa/protocol';
import { ROOM_REQUESTS, type JoinTable, type RoomRequestName } from '@pampa/protocol/requests';
import { RoomState } from '@pampa/protocol/state';
import { CopyingSerializer } from '../colyseus/copying-serializer';
import { forgetReservedPlaces, patchByHand } from '../colyseus/rooms';
import { limitQueued } from '../colyseus/send-limit';
import { refuseUnknown, type Answering } from '../colyseus/unknown-requests';
import { isStoreFailure } from '../store/data-problem';
import type { Lease } from '../store/store';
import { allAway, cameBack, wentAway } from '../table/absence';
import type { Glance, Order } from '../operator/orders';
import { refused } from '../table/table';
import type { AwakeTable, TableUse } from '../tables/awake-table';
import { broughtBack, isBeyond } from '../table/times';
import { seatByToken } from '../table/tokens';
import { wake } from '../table/wake';
import type { Admission } from './admission';
import { Connection, Connections, newWatcherId } from './connections';
import { chargeClocks } from './due';
import { Entrance } from './entrance';
import { GalleryPlaces } from './gallery-places';
import { createDesk } from './house-desk';
import { Keeper } from './keeper';
import { glanceAt, obey } from './operator-desk';
import { readRequest } from './read-request';
import { RequestLimits } from './request-limits';
import { answerOf, RULES, whyNotAllowed, type Desk, type Rule } from './requests';
import { Rhythm } from './rhythm';
import type { RoomServices } from './services';
import { Showing } from './showing';

interface WakeOptions {
  /** It names this process and this room. */
  readonly lease: Lease;
}

/** A page says so at once. For somebody who does not, everything that is said would be kept for ever. */
const JOINED_WITHIN_MS = 10_000;

/** A room class for these services: Colyseus makes the rooms itself. */
export function tableRoomWith(services: RoomServices): new () => TableRoom {
  return class extends TableRoom {
    protected override readonly services = services;
  };
}

/** A table while it is awake: the only referee. It knows no rule of any game. */
export abstract class TableRoom extends Room<{ state: RoomState }> implements AwakeTable {
  protected abstract readonly services: RoomServices;
  override autoDispose = false;
  private readonly connections = new Connections();
  private keeper!: Keeper;
  private showing!: Showing;
  private rhythm!: Rhythm;
  private desk!: Desk;
  private limits!: RequestLimits;
  private gallery!: GalleryPlaces;
  private entrance!: Entrance;
  private isAwake = false;
  table = '';
  isLeaving = false;
  private isGone!: () => void;
  private readonly gone = new Promise<void>((resolve) => (this.isGone = resolve));

  /** Wakes the table, by a lease that was taken for this room. */
  override async onCreate({ lease }: WakeOptions): Promise<void> {
    const { table: id } = lease;
    const { services, connections } = this;
    const { store, now, time, metrics, log } = services;
    patchByHand(this);
    const stored = await store.loadTable(id);
    if (stored?.epoch !== lease.epoch) throw new Error('this table is kept elsewhere');
    const woken = wake(stored);
    const table = { ...woken, document: allAway(woken.document, now(), time.sure()) };
    this.state = new RoomState();
    this.showing = new Showing(this, connections, services, () => this.keeper.table);
    this.keeper = new Keeper(services, lease, table, () => connections.company(), {
      changed: (before, settled, outcome) => {
        this.showing.changed(before, settled, outcome);
        this.rhythm.schedule();
      },
      reloaded: (before, lines) => {
        this.showing.reloaded(before, lines);
        this.rhythm.schedule();
      },
      failed: () => this.rhythm.schedule(),
      lost: () => this.closeBecause('lease-lost'),
    });
    this.rhythm = new Rhythm(this.keeper, connections, services, () => this.close());
    this.gallery = new GalleryPlaces(connections, services.settings, now, (address) =>
      services.awake.galleryPlacesOf(address),
    );
    this.entrance = new Entrance(this.keeper, this.gallery, now, () => this.seatReservationTimeout * 1000);
    this.desk = createDesk(this.keeper, connections, services);
    this.limits = new RequestLimits(now, services.settings.limitFactor);
    for (const name of Object.keys(ROOM_REQUESTS) as RoomRequestName[]) this.answer(name, RULES[name]);
    refuseUnknown(this, () => this.counted(refused('unknown-request')));
    this.showing.publish();
    this.rhythm.schedule();
    if (isBeyond(stored, now())) void this.keeper.run(broughtBack);
    this.isAwake = true;
    this.table = id;
    services.awake.add(this);
    metrics.tables.inc();
    metrics.wakes.inc();
    log.debug('a table woke', { table: id, room: this.roomId });
  }

  async admit(request: JoinTable, address: string): Promise<Admission | HouseRefusal> {
    const admitted = await this.entrance.admit(request, address);
    if (!isHouseRefusal(admitted)) this.rhythm.expectSomebody();
    return admitted;
  }

  galleryPlacesOf(address: string): number {
    return this.gallery.of(address);
  }

  get use(): TableUse {
    const { status } = this.keeper.table.document;
    if (this.connections.present().size > 0) {
      return status === 'starting' || status === 'playing' ? 'playing' : 'gathering';
    }
    return this.connections.size > 0 || this.rhythm.isBusy ? 'watched' : 'unattended';
  }

  override async onJoin(client: Client, _options: unknown, admission: Admission): Promise<void> {
    const { tokenHash } = admission;
    const { document } = this.keeper.table;
    const seat = tokenHash === null ? null : seatByToken(document, tokenHash);
    const person = seat === null ? undefined : document.seats[seat]?.id;
    const { now, metrics, settings } = this.services;
    const isSeated = person !== undefined;
    const id = person ?? newWatcherId();
    const connection = new Connection(client, id, isSeated, admission, now, settings.limitFactor);
    // The newest connection of a seat wins.
    if (person !== undefined) this.connections.person(person)?.dismiss('replaced');
    else this.gallery.arrived(admission.address);
    this.connections.add(connection);
    this.showing.nameGallery();
    metrics.clients.inc();
    // Removed since the place was reserved.
    if (!isSeated && this.entrance.whyRemoved(admission.visitor) !== null) {
      connection.dismiss('kicked');
      return;
    }
    limitQueued(client, () => metrics.socketsDropped.inc({ reason: 'unsent' }));
    this.clock.setTimeout(() => {
      if (client.state === ClientState.JOINING) client.leave(CloseCode.WITH_ERROR);
    }, JOINED_WITHIN_MS);
    await this.showing.welcome(connection);
    const done = await this.keeper.run((table, circumstances) =>
      cameBack(table, connection.id, circumstances),
    );
    if (isHouseRefusal(done)) this.showCompany();
  }

  override async onLeave(client: Client): Promise<void> {
    const connection = this.connections.remove(client.sessionId);
    if (connection === undefined) return;
    this.services.metrics.clients.dec();
    const isGone = connection.isSeated && this.connections.person(connection.id) === undefined;
    const done = isGone
      ? await this.keeper.run((table, circumstances) => wentAway(table, connection.id, circumstances))
      : null;
    if (done === null || isHouseRefusal(done)) this.showCompany();
  }

  /** Who is there is known at once, also when it can't be written down just now. */
  private showCompany(): void {
    this.showing.publish();
    this.rhythm.schedule();
  }

  /** One kind of request: limited, read, and answered by whoever it is for. */
  private answer<Name extends RoomRequestName>(name: Name, rule: Rule<Name>): void {
    const reply = async (client: Client, payload: unknown, context: Answering): Promise<unknown> => {
      const end = name === 'act' ? this.services.metrics.actSeconds.startTimer() : undefined;
      const answer = await this.respond(name, rule, this.connections.of(client), payload).catch(
        (error: unknown) => this.failedToAnswer(error),
      );
      end?.();
      return isHouseRefusal(answer) ? context.reject(this.counted(answer)) : context.resolve(answer);
    };
    // Colyseus waits for the promise; its types only don't say so.
    this.onMessage(name, reply as (...args: Parameters<typeof reply>) => void);
  }

  private counted(refusal: HouseRefusal): HouseRefusal {
    this.services.metrics.refusals.inc({ code: refusal.code });
    return refusal;
  }

  /** Colyseus would take a handler that throws for one that had nothing to say, and answer that all is well. */
  private failedToAnswer(error: unknown): HouseRefusal {
    this.services.log.error('a request failed', { room: this.roomId, err: error });
    return refused(isStoreFailure(error) ? 'store-failed' : 'server-error');
  }

  private async respond<Name extends RoomRequestName>(
    name: Name,
    rule: Rule<Name>,
    from: Connection | undefined,
    payload: unknown,
  ): Promise<object> {
    if (from === undefined) return refused('not-seated');
    if (!from.requests.take() || !this.limits.take(name, from)) return refused('too-fast');
    const request = readRequest(name, payload);
    if (isHouseRefusal(request)) return request;
    const { keeper, desk } = this;
    if (rule.command !== undefined) {
      const commanded = await this.services.peopleFirst.person(() =>
        keeper.run(
          (table, now) =>
            this.whyTooLate(from) ??
            whyNotAllowed(table, from, rule.role) ??
            rule.command?.(table, from, request, now, desk) ??
            refused('unknown-request'),
        ),
      );
      if (isHouseRefusal(commanded) && commanded.code === 'stale') this.showing.sendHeld(from);
      return answerOf(commanded);
    }
    return whyNotAllowed(keeper.table, from, rule.role) ?? (await rule.answer?.(desk, from, request)) ?? {};
  }

  /** What waited in line while the room began to leave, or he was shown out, is for the next room. Pages send it again. */
  private whyTooLate({ isDismissed }: Connection): HouseRefusal | null {
    return this.isLeaving || isDismissed ? refused('lease-lost') : null;
  }

  operate(order: Order): Promise<HouseRefusal | object> {
    if (order.kind !== 'close') return obey(order, this.keeper, this.connections);
    this.closeBecause('table-closed');
    return this.gone.then(() => ({}));
  }

  glance(): Glance {
    return glanceAt(this.keeper, this.connections);
  }

  announce(notice: HouseNotice): void {
    for (const connection of this.connections.all()) connection.send('house', notice);
  }

  private close(): void {
    this.beginToLeave();
    void this.disconnect(CloseCode.NORMAL_CLOSURE);
  }

  private closeBecause(why: 'lease-lost' | 'table-closed'): void {
    this.beginToLeave();
    for (const connection of this.connections.all()) connection.dismiss(why);
    this.close();
  }

  leaseIsLost(): void {
    this.keeper.giveUp();
  }

  /** What is being written is still done. Whoever does not hear of it asks again, at the next process, and is told there. */
  letGo(): Promise<void> {
    if (!this.isLeaving) this.closeBecause('lease-lost');
    return this.gone;
  }

  override onBeforeShutdown(): void {
    this.beginToLeave();
    super.onBeforeShutdown();
  }

  private beginToLeave(): void {
    this.isLeaving = true;
    this.connections.keepCompany();
    forgetReservedPlaces(this);
  }

  override async onDispose(): Promise<void> {
    // A room that could not be made is disposed of too.
    if (!this.isAwake) return;
    this.rhythm.stop();
    this.services.metrics.tables.dec();
    try {
      // Nobody has gone away, so nothing has stopped them.
      if (this.keeper.table.document.clock.running) await this.keeper.run(chargeClocks);
      await this.keeper.close();
    } finally {
      this.services.awake.remove(this);
      this.isGone();
    }
  }

  override setSerializer(): void {
    super.setSerializer(new CopyingSerializer<RoomState>());
  }

  override onUncaughtException(error: Error, where: string): void {
    this.services.log.error('a room failed', { room: this.roomId, code: where, err: error });
  }
}
