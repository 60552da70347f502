import type { Player } from '../../support/player';
import { codeOf } from '../../support/refusals';

/** 1 if it was done, 0 if it was refused: to be counted. */
export async function done(what: Promise<unknown>): Promise<number> {
  return (await codeOf(what)) === 'done' ? 1 : 0;
}

/** Opens a table and stays there; false if there is no room. */
export async function opens(player: Player, more: object = {}): Promise<boolean> {
  return (await done(player.create(more))) === 1;
}
