import type { GameClient } from './game-client';

interface Parts {
  readonly client: () => Promise<GameClient>;
  /** What `createScene` would fetch. */
  readonly scene: () => Promise<unknown>;
}

/**
 * Every game of the house, one entry each, loaded when its table is opened. A client is written for its own game and only
 * ever gets that game's values; the compiler can't know it, hence `as`.
 */
const GAMES: ReadonlyMap<string, Parts> = new Map([
  [
    'el-gaucho',
    {
      client: async () => (await import('./el-gaucho/client')).elGauchoClient as unknown as GameClient,
      scene: () => import('./el-gaucho/scene'),
    },
  ],
]);

/** Null for a game this page does not know. */
export async function gameClient(id: string): Promise<GameClient | null> {
  return (await GAMES.get(id)?.client()) ?? null;
}

/** For whoever knows that it will be wanted soon. */
export async function fetchScene(id: string): Promise<void> {
  await GAMES.get(id)?.scene();
}
