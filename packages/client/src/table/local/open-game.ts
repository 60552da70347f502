import { isRefusal } from '@pampa/rules';
import { gameClient } from '../../games/registry';
import { WorkerMind } from './bot-mind';
import { playBots } from './bot-seats';
import { LocalMatch } from './local-match';
import { LocalSession } from './local-session';
import { gameOf } from './record-of';
import { browserGames, keyOfGame } from './saved-games';
import { startBotWorker } from './start-bot-worker';

export type Opened =
  | { readonly is: 'here'; readonly session: LocalSession; readonly close: () => void }
  /** No game of that name is kept here; or one that this page can't go on with. */
  | { readonly is: 'unknown' | 'unreadable' };

/** Goes on with a game of this browser, where it stood. `pause` lets people follow what bots do. */
export async function openGame(id: string, pause: () => Promise<void>): Promise<Opened> {
  const games = browserGames();
  const saved = games.of(id);
  if (saved === null) return { is: 'unknown' };
  const game = gameOf(saved);
  const client = await gameClient(saved.header.game);
  if (game === null || client === null) return { is: 'unreadable' };
  const match = LocalMatch.resume(game, saved, (next) => games.save(next));
  if (isRefusal(match)) return { is: 'unreadable' };
  // A worker of his own: whoever asks him does not take a bot's turn away.
  const baron = new WorkerMind(startBotWorker);
  const session = new LocalSession({ match, games, baron, isSecret: (view) => client.isSecret(view) });
  const stopBots = playBots({ match, mind: new WorkerMind(startBotWorker), pause });
  const stop = (): void => {
    removeEventListener('storage', hear);
    stopBots();
    baron.close();
  };
  const hear = ({ key }: StorageEvent): void => {
    if (key !== keyOfGame(id)) return;
    stop();
    session.replaced();
  };
  // Tells the other tabs that the game goes on here.
  match.change({ savedAt: Date.now() });
  addEventListener('storage', hear);
  return {
    is: 'here',
    session,
    close: () => {
      stop();
      session.close();
    },
  };
}
