import { matchMaker } from '@colyseus/core';
import type { Player } from '../support/player';

/** The room closes as it does when nobody has been there for a while; whoever is there is shown out. */
export async function putToSleep(players: readonly Player[]): Promise<void> {
  const [first] = players;
  await matchMaker.getLocalRoomById(first!.room.roomId).disconnect();
  await Promise.all(players.map((player) => player.until(() => player.closedWith !== null)));
}
