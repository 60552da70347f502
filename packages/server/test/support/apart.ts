import type { Player } from './player';

/** Settings for a server whose clients say their address themselves, as behind a proxy on the same machine. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };

/** Every seat at an address of its own, for `gather` and `deal`. */
export function apart(player: Player, index: number): void {
  player.address = `192.0.2.${index + 1}`;
}

/** Every seat at the same address: a flat, with a browser each. */
export function inOneFlat(player: Player): void {
  player.address = '192.0.2.1';
}
