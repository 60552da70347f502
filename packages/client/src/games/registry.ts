import type { GameClient } from './game-client';

/**
 * Every game of the house, one line each, loaded when its table is opened. A client is written for its own game and only
 * ever gets that game's values; the compiler can't know it, hence `as`.
 */
const CLIENTS: ReadonlyMap<string, () => Promise<GameClient>> = new Map([
  ['el-gaucho', async () => (await import('./el-gaucho/client')).elGauchoClient as unknown as GameClient],
]);

/** Null for a game this page does not know. */
export async function gameClient(id: string): Promise<GameClient | null> {
  return (await CLIENTS.get(id)?.()) ?? null;
}
