import { nameKeys } from '../table/name-keys';
import type { Connection } from './connections';

/**
 * Numbers spectators whose name looks like a player's or an earlier spectator's: "Ana (2)". A number keeps them apart without
 * asking the visitor anything, and can't be typed, because names have no brackets. A name that is unlike the others is
 * left alone, so no number changes when others leave.
 */
export function numberSpectators(spectators: readonly Connection[], players: readonly string[]): void {
  const taken = new Set(players.flatMap(nameKeys));
  const isFree = (name: string): boolean => !nameKeys(name).some((key) => taken.has(key));
  const take = (name: string): void => nameKeys(name).forEach((key) => taken.add(key));
  const named = spectators.filter(({ watcherName }) => watcherName !== '');
  const toNumber = named.filter(({ watcherName }) => {
    if (!isFree(watcherName)) return true;
    take(watcherName);
    return false;
  });
  for (const spectator of toNumber) {
    let number = 2;
    while (!isFree(`${spectator.watcherName} (${number})`)) number++;
    spectator.watcherName += ` (${number})`;
    take(spectator.watcherName);
  }
}
