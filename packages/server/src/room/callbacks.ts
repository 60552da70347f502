import { decides } from '../table/people';
import { winnersOf } from '../table/settle';
import { awaited, matchOf, type Table } from '../table/table';
import type { Connections } from './connections';
import type { RoomServices } from './services';

/** Tells people outside of the page that it is their turn: once per turn, and nobody who is looking. */
export function callThoseAwaited(
  before: Table,
  after: Table,
  connections: Connections,
  { notifier }: RoomServices,
  current: () => Table,
): void {
  const { document } = after;
  const match = matchOf(after);
  if (match === null || document.paused) return;
  const isNew = match.decision.since !== matchOf(before)?.decision.since;
  if (!isNew && document.paused === before.document.paused) return;
  for (const index of awaited(after)) {
    const seat = document.seats[index];
    if (seat === undefined || !decides(seat) || connections.isLooking(seat.id)) continue;
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
