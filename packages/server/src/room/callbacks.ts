import { deviceOwner, isPerson } from '../table/people';
import { winnersOf } from '../table/settle';
import { awaited, matchOf, type Table } from '../table/table';
import type { TurnCall } from '../notify/calls';
import type { SeatDocument } from '../table/document';
import type { Connections } from './connections';
import type { RoomServices } from './services';

/** Tells people outside of the page that it is their turn, if that was noted with what has just been stored. */
export function callThoseAwaited(
  before: Table,
  after: Table,
  connections: Connections,
  { notifier }: RoomServices,
  current: () => Table,
): void {
  const { document } = after;
  const match = matchOf(after);
  if (match === null) return;
  for (const [index, seat] of document.seats.entries()) {
    const known = before.document.seats.find(({ id }) => id === seat.id)?.calledFor;
    if (seat.calledFor !== match.decision.since || seat.calledFor === known) continue;
    notifier.turn({
      table: document.id,
      code: document.code,
      game: document.game,
      person: deviceOwner(seat),
      name: seat.name,
      webhook: document.webhook,
      key: `${match.header.match}:${match.decision.since}`,
      // It may have to wait in line, or for a second try: by then somebody else may be awaited.
      isStillDue: () => awaited(current()).includes(index) && !connections.isLooking(seat.id),
    });
  }
}

export function callAboutTheEnd(
  before: Table,
  after: Table,
  connections: Connections,
  services: RoomServices,
): void {
  const { document } = after;
  if (before.document.outcome !== null || document.outcome === null) return;
  services.notifier.over({
    table: document.id,
    code: document.code,
    game: document.game,
    winners: winnersOf(document.outcome.ranking, document),
    webhook: document.webhook,
    people: document.seats.flatMap((seat) =>
      isPerson(seat) && !connections.isLooking(seat.id) ? [deviceOwner(seat)] : [],
    ),
    key: document.match ?? '',
  });
}

/** Tells an absent owner, on their own devices, that somebody asks for their seat, and that it was given away. */
export function callOwners(
  before: Table,
  after: Table,
  { notifier }: RoomServices,
  current: () => Table,
): void {
  const { document } = after;
  const seatNow = (id: string): SeatDocument | undefined =>
    current().document.seats.find((seat) => seat.id === id);
  const callOf = ({ id, name }: SeatDocument): Omit<TurnCall, 'key'> => ({
    table: document.id,
    code: document.code,
    game: document.game,
    webhook: document.webhook,
    person: id,
    name,
  });
  for (const { id, kind, seat: index } of document.proposals) {
    const seat = document.seats[index ?? -1];
    const isNew = !before.document.proposals.some((each) => each.id === id);
    if (kind !== 'claim' || !isNew || seat === undefined) continue;
    notifier.seatAsked({
      ...callOf(seat),
      // Once per absence: a claim can be made again and again.
      key: `claim:${seat.awaySince ?? 0}`,
      isStillDue: () => current().document.proposals.some((each) => each.id === id),
    });
  }
  for (const seat of document.seats) {
    const { holders = [] } = seat;
    const known = before.document.seats.find(({ id }) => id === seat.id)?.holders ?? [];
    const last = holders.at(-1);
    if (last === undefined || holders.length <= known.length) continue;
    notifier.seatGiven({
      ...callOf(seat),
      key: `given:${last.claim}`,
      isStillDue: () => (seatNow(seat.id)?.holders ?? []).length >= holders.length,
    });
  }
}
