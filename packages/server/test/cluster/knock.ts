import { setTimeout as pause } from 'node:timers/promises';
import { Refused, type Player } from '../support/player';

/** What passes by itself: a page tries again. */
const PASSING = ['shutting-down', 'out-of-reach', 'lease-lost', 'store-failed', 'server-full'];

/** A page waits longer from one try to the next; what is measured here is the servers' part. */
const WAIT_MS = 50;

/** As a page that has lost its connection: with the token it has, until it is let in. Resolves to how often it had to ask. */
export async function knock(player: Player, code: string, url: string): Promise<number> {
  player.url = url;
  for (let tries = 1; ; tries++) {
    try {
      await player.join(code);
      return tries;
    } catch (error) {
      if (error instanceof Refused && !PASSING.includes(error.code)) throw error;
      await pause(WAIT_MS);
    }
  }
}
