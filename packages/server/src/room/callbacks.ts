import { winnersOf } from '../table/settle';
import { awaited, matchOf, type Table } from '../table/table';
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
      person: seat.id,
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
    people: document.seats.flatMap(({ id, kind }) =>
      kind === 'person' && !connections.isLooking(id) ? [id] : [],
    ),
    key: document.match ?? '',
  });
}
