import type { ChatLine } from '@pampa/protocol';
import { mirrorOpen, mirrorTable, type RoomState } from '@pampa/protocol/state';
import { isHushed } from '../table/bans';
import { seatOf } from '../table/people';
import { publicTable } from '../table/public';
import type { Settled } from '../table/settle';
import { matchOf, type Outcome, type Table } from '../table/table';
import { callAboutTheEnd, callOwners, callThoseAwaited } from './callbacks';
import { newWatcherId, type Connection, type Connections } from './connections';
import { numberSpectators } from './gallery-names';
import type { RoomServices } from './services';
import { hears, mutedBy, tellStep, viewerOf } from './telling';

const LINES_AT_WELCOME = 60;
/** A lively gallery, or somebody who is muted, must not push out what one does hear. */
const LINES_READ = 5 * LINES_AT_WELCOME;

/** The part of a room that patches go out by. */
export interface Mirror {
  readonly state: RoomState;
  broadcastPatch(): boolean;
}

/** Shows people what is stored and current, and nothing else. */
export class Showing {
  constructor(
    private readonly mirror: Mirror,
    private readonly connections: Connections,
    private readonly services: RoomServices,
    private readonly current: () => Table,
  ) {}

  /** Mirror and patch in one go: two mirrors in one patch, or a full state between the two, would part the clients. */
  publish(): void {
    const table = this.current();
    const { state } = this.mirror;
    const { present, visitors } = this.connections.company();
    const here = { now: this.services.now(), visitors };
    const watchers = this.connections
      .watchers()
      .map((watcher) => ({ ...watcher, isHushed: isHushed(table.document, watcher.id, here) }));
    mirrorTable(state, publicTable(table, present, watchers));
    mirrorOpen(state, table.document.game, matchOf(table)?.state.open ?? null);
    this.mirror.broadcastPatch();
  }

  /** For a new spectator, and for new names of players: theirs stay as they are, spectators' give way. */
  nameGallery(): void {
    numberSpectators(
      this.connections.all().filter(({ isSeated }) => !isSeated),
      namesOf(this.current()),
    );
  }

  /** First the state, then what happened, in this order and without a pause. */
  changed(
    before: Table,
    { table, lines }: Settled,
    { began, step, seated, shownOut, shownOutAs }: Outcome,
  ): void {
    this.moveClaimantsToGallery(before, table);
    if (seated !== undefined) this.seat(seated.connection, seated.person);
    if (shownOut !== undefined) this.connections.person(shownOut)?.dismiss(shownOutAs ?? 'kicked');
    this.moveToGallery(before, table);
    this.publish();
    if (began !== undefined) this.tellMatch();
    const match = matchOf(before);
    if (step !== undefined && match !== null) {
      this.services.metrics.actions.inc();
      tellStep(step, match, table, this.connections.all());
    }
    this.tellLines(lines);
    this.askAllForFairness(before.document, table.document);
    callThoseAwaited(before, table, this.connections, this.services, this.current);
    callAboutTheEnd(before, table, this.connections, this.services);
    callOwners(before, table, this.services, this.current);
    if (before.document !== table.document) this.services.listChanged();
  }

  /** What was shown last may have been overtaken while the store was out of reach: everything is told that may be new. */
  reloaded(before: Table, lines: readonly ChatLine[]): void {
    const table = this.current();
    this.moveClaimantsToGallery(before, table);
    this.moveToGallery(before, table);
    this.publish();
    this.tellMatch();
    this.tellLines(lines);
    for (const connection of this.connections.all()) this.askForFairness(connection);
    callThoseAwaited(before, table, this.connections, this.services, this.current);
    callAboutTheEnd(before, table, this.connections, this.services);
    callOwners(before, table, this.services, this.current);
    this.services.listChanged();
  }

  async welcome(connection: Connection): Promise<void> {
    const { notifier, now, houseState } = this.services;
    const lines = await this.linesForWelcome();
    // From here on nothing waits: what is said belongs to one moment.
    const table = this.current();
    connection.send('welcome', {
      you: connection.id,
      seat: viewerOf(table, connection),
      now: now(),
      lines: lines.filter((line) => hears(table, connection, line)).slice(-LINES_AT_WELCOME),
      muted: mutedBy(table, connection),
      pushKey: notifier.pushKey,
      ...(connection.seatNews === undefined ? {} : { seatNews: connection.seatNews }),
      house: houseState.notice(),
    });
    connection.seatNews = undefined;
    this.tellMatchTo(connection);
    this.askForFairness(connection);
  }

  /** Whoever can't be told what was said before is still told who he is. */
  private async linesForWelcome(): Promise<readonly ChatLine[]> {
    const { store, log } = this.services;
    const { id } = this.current().document;
    try {
      return await store.recentLines(id, LINES_READ);
    } catch (error) {
      log.error('what was said could not be read', { table: id, err: error });
      return [];
    }
  }

  sendHeld(connection: Connection): void {
    const table = this.current();
    const match = matchOf(table);
    const seat = viewerOf(table, connection);
    const held = seat === null ? undefined : match?.state.held[seat];
    if (match !== null && held !== undefined) connection.send('held', { seq: match.seq, held });
  }

  private tellMatch(): void {
    for (const connection of this.connections.all()) this.tellMatchTo(connection);
  }

  private tellMatchTo(connection: Connection): void {
    const match = matchOf(this.current());
    if (match === null) return;
    connection.send('match', { header: match.header, seq: match.seq, link: match.link });
    this.sendHeld(connection);
  }

  private tellLines(lines: readonly ChatLine[]): void {
    const table = this.current();
    for (const line of lines) {
      for (const connection of this.connections.all()) {
        if (hears(table, connection, line)) connection.send('said', line);
      }
    }
  }

  private askAllForFairness(before: Table['document'], after: Table['document']): void {
    const isNews = before.status !== after.status || before.serverCommitment !== after.serverCommitment;
    if (isNews) for (const connection of this.connections.all()) this.askForFairness(connection);
  }

  private askForFairness(connection: Connection): void {
    const { document } = this.current();
    const seat = connection.isSeated ? document.seats[seatOf(document, connection.id) ?? -1] : undefined;
    if (document.status === 'starting' && seat?.secret === null) connection.send('fairness', { ask: 'open' });
    if (document.status === 'lobby' && seat?.commitment === null)
      connection.send('fairness', { ask: 'commit' });
  }

  /** Somebody in the gallery has got a seat, by sitting down or because the others agreed that it is his. */
  private seat(from: string, person: string): void {
    const connection = this.connections.all().find(({ id, isSeated }) => !isSeated && id === from);
    if (connection === undefined) return;
    this.connections.person(person)?.dismiss('replaced');
    connection.id = person;
    connection.isSeated = true;
    void this.welcome(connection);
  }

  /**
   * A claimant whose seat is its owner's again watches from here on. The owner is not connected yet: the seat is won back
   * when a place for them is reserved. Told by what is stored, so that it holds after the store was out of reach too.
   */
  private moveClaimantsToGallery(before: Table, { document }: Table): void {
    let hasMoved = false;
    for (const { id, holders = [] } of before.document.seats) {
      const seat = document.seats.find((each) => each.id === id);
      if (id === '' || seat === undefined || (seat.holders ?? []).length >= holders.length) continue;
      const claimant = this.connections.person(id);
      if (claimant === undefined) continue;
      claimant.seatNews = { what: 'taken-back' };
      this.watchFromNow(claimant, claimant.watcherName);
      hasMoved = true;
    }
    if (hasMoved) this.nameGallery();
  }

  private watchFromNow(connection: Connection, name: string): void {
    connection.watcherName = name;
    connection.id = newWatcherId();
    connection.isSeated = false;
    void this.welcome(connection);
  }

  /** Players without a seat become spectators, or are dismissed if the gallery is closed. Spectators' names follow. */
  private moveToGallery(before: Table, table: Table): void {
    const { document } = table;
    const isClosed = document.options.gallery === 'closed' && document.status !== 'lobby';
    let hasNewNames = !hasSameNames(before, table);
    for (const connection of this.connections.all()) {
      if (connection.isSeated && seatOf(document, connection.id) === null) {
        const seat = seatOf(before.document, connection.id);
        this.watchFromNow(connection, before.document.seats[seat ?? -1]?.name ?? connection.watcherName);
        hasNewNames = true;
      }
      if (!connection.isSeated && isClosed) connection.dismiss('gallery-closed');
    }
    if (hasNewNames) this.nameGallery();
  }
}

/** Of players and bots. An empty seat has no name. */
function namesOf({ document }: Table): readonly string[] {
  return document.seats.map(({ name }) => name).filter((name) => name !== '');
}

function hasSameNames(before: Table, after: Table): boolean {
  return before.document.seats.every(({ name }, seat) => name === after.document.seats[seat]?.name);
}
