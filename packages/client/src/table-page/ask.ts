import type { RoomRequestInput, RoomRequestName } from '@pampa/protocol/requests';
import { toast } from '../shell/ui';
import { Refused } from '../table/refused';
import type { Answer, TableSession } from '../table/session';
import { texts } from '../texts/say';

/** What went wrong, as a sentence. */
export function troubleText(error: unknown, session: TableSession): string {
  const game = session.table.peek()?.game;
  if (error instanceof Refused) {
    return texts.value.house.refusal(error, game === undefined ? null : texts.value.game(game));
  }
  return texts.value.page('table')('unreachable');
}

/** Asks for something; what is refused is said in passing. Null if it was. */
export async function ask<Name extends RoomRequestName>(
  session: TableSession,
  name: Name,
  payload: RoomRequestInput<Name>,
): Promise<Answer<Name> | null> {
  try {
    return await session.request(name, payload);
  } catch (error) {
    toast(troubleText(error, session), 'bad');
    return null;
  }
}
