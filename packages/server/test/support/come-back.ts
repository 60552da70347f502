import { setTimeout as pause } from 'node:timers/promises';
import { Refused, type Player } from './player';

/** Colyseus' own code for a server that ends: a page waits a moment and joins again. */
const SERVER_SHUTDOWN = 4001;

const WAIT_MS = 50;

/** As a page does whose server has sent it away: it knocks until it is let in, with the token it has. */
export async function comeBack(player: Player, code: string): Promise<void> {
  await player.until(() => player.closedWith !== null);
  if (player.closedWith !== SERVER_SHUTDOWN) throw new Error(`sent away with ${String(player.closedWith)}`);
  for (;;) {
    try {
      await player.join(code);
      return;
    } catch (error) {
      if (error instanceof Refused && error.code !== 'shutting-down') throw error;
      await pause(WAIT_MS);
    }
  }
}
