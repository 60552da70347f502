import { fittingOptions, type Game, type GameTypes, type Header, type Secrets } from '@pampa/rules';
import { newRequestId, newSecret } from '../random';
import { commitmentOf } from '../sealing';
import { matchIdOf, type LocalPlayer, type LocalSeries, type SavedGame } from './saved-game';

export interface NewGame {
  readonly game: Game<GameTypes>;
  readonly players: readonly LocalPlayer[];
  readonly options: object;
  readonly series?: LocalSeries;
}

/**
 * A game before its first move. The page throws the dice here, with the browser's own randomness; it commits to its secrets
 * all the same, and so the record is verified like any other.
 */
export function beginGame({ game, players, options, series }: NewGame): SavedGame {
  const id = newRequestId();
  const server = newSecret();
  const seats = players.map(({ level }) => (level === null ? newSecret() : null));
  const secrets: Secrets = { server, seats };
  const now = Date.now();
  const header: Header = {
    match: matchIdOf(id),
    game: game.id,
    rules: game.version,
    options: fittingOptions(game, options, players.length),
    players: players.map(({ name, level }) => ({ name, kind: level === null ? 'person' : 'bot' })),
    commitments: {
      server: commitmentOf(server),
      seats: seats.map((secret) => (secret === null ? null : commitmentOf(secret))),
    },
    startedAt: now,
  };
  return {
    id,
    players,
    header,
    secrets,
    entries: [],
    series: series ?? { number: 1, wins: players.map(() => 0) },
    savedAt: now,
    progress: 0,
    result: null,
    next: null,
  };
}

/** The same people and bots once more: the next one begins, and the tally goes on. */
export function nextGame(saved: SavedGame, game: Game<GameTypes>, start: object): SavedGame {
  const { players, header, series, result } = saved;
  const winners = (result ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return beginGame({
    game,
    players,
    options: game.rematchOptions(header.options, start),
    series: {
      number: series.number + 1,
      wins: series.wins.map((wins, seat) => wins + (winners.includes(seat) ? 1 : 0)),
    },
  });
}
