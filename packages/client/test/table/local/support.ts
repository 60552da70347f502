import type { BotErrand } from '@pampa/bots';
import { COLOURS, type BotLevel } from '@pampa/protocol';
import { isRefusal, type GameTypes, type View } from '@pampa/rules';
import { elGaucho, type ElGauchoView } from '@pampa/rules/el-gaucho';
import { GAMES } from '../../../src/games/rules';
import { isSecret } from '../../../src/games/el-gaucho/intent/secret';
import { beginGame } from '../../../src/table/local/begin-game';
import { LocalMatch } from '../../../src/table/local/local-match';
import { LocalSession } from '../../../src/table/local/local-session';
import type { SavedGame } from '../../../src/table/local/saved-game';
import { gamesIn, type SavedGames } from '../../../src/table/local/saved-games';
import { memoryStorage } from '../support/browser';

export const game = GAMES.find(({ id }) => id === elGaucho.id)!;

/** By seat: null for a person. */
export function newGame(...levels: readonly (BotLevel | null)[]): SavedGame {
  const names = ['Ana', 'Ben', 'Cleo', 'Dov'];
  const players = levels.map((level, seat) => ({ name: names[seat]!, colour: COLOURS[seat]!, level }));
  return beginGame({ game, players, options: { layout: 'wide', startSeat: 0 } });
}

export interface Opened {
  readonly match: LocalMatch;
  readonly session: LocalSession;
  readonly games: SavedGames;
  /** What the baron was asked. */
  readonly asked: BotErrand[];
}

export function open(saved: SavedGame, games: SavedGames = gamesIn(memoryStorage())): Opened {
  games.save(saved);
  const match = LocalMatch.resume(game, saved, (next) => games.save(next));
  if (isRefusal(match)) throw new Error(match.refused);
  const secret = (view: View<GameTypes>): boolean => isSecret(view as ElGauchoView);
  const asked: BotErrand[] = [];
  const baron = {
    think: (errand: BotErrand) => {
      asked.push(errand);
      return Promise.resolve(game.fallback(errand.view, errand.seat));
    },
  };
  return { match, games, asked, session: new LocalSession({ match, games, baron, isSecret: secret }) };
}

/** What the fallback player does in the seat that has the device. */
export async function actSensibly({ session }: Opened): Promise<void> {
  const seat = session.seat.value;
  if (seat === null) throw new Error('nobody has the device');
  await session.act(game.fallback(session.moment.value.view, seat));
}

/** Whoever is asked gets the device, as the page sees to. */
export function handOn({ session }: Opened): void {
  const next = session.handOver.value;
  if (next === null) return;
  if (next.isSecret) session.cover();
  session.takeOver();
}
