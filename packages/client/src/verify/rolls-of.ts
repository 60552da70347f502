import {
  eventFor,
  isRefusal,
  replay,
  type Game,
  type GameEvent,
  type GameTypes,
  type MatchRecord,
} from '@pampa/rules';
import type { GameClient, Rolled } from '../games/game-client';

/** Every throw of a match: from the events its record carries, or by playing it again. Null where it can't be. */
export function rollsOf(
  record: MatchRecord,
  game: Game<GameTypes>,
  client: GameClient,
): readonly Rolled[] | null {
  const events = record.events?.flat() ?? played(record, game);
  return events === null ? null : client.rollsIn(events.map((event) => eventFor(event, null)));
}

function played(record: MatchRecord, game: Game<GameTypes>): readonly GameEvent<GameTypes>[] | null {
  const events: GameEvent<GameTypes>[] = [];
  const end = replay(game, record, (step) => events.push(...step.events));
  return isRefusal(end) ? null : events;
}
